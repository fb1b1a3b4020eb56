/** By the code or the words of an error. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/\bENOENT\b/, 'there is no such file or folder'],
  [/\bENOTDIR\b/, 'a part of its path is a file, not a folder'],
  [/\bEEXIST\b/, 'a file of that name is in its place'],
  [/\bEISDIR\b/, 'it is a folder'],
  [/\b(?:EACCES|EPERM)\b/, 'permission is denied'],
  [/\bENOSPC\b/, 'the disk is full'],
  [/\bEROFS\b/, 'the disk is read-only'],
  [/\bEIO\b/, 'the disk has a fault'],
  [/\bENAMETOOLONG\b/, 'its name is too long'],
  [/\bELOOP\b/, 'its links lead in a circle'],
  [/\bE[MN]FILE\b/, 'too many files are open'],
  [/\bEADDRINUSE\b/, 'another program uses it; end that program, or choose another'],
  [/\bECONNREFUSED\b/, 'nothing answers there; perhaps it is switched off'],
  [/\b(?:ECONNRESET|EPIPE|ECONNABORTED)\b/, 'the connection broke off'],
  [/\bENOTFOUND\b/, 'nobody has that name; look for a typing mistake in it'],
  [/\b(?:EAI_AGAIN|EDNS)\b/, "its name can't be looked up; is this machine on the internet?"],
  [/\bE\w*TIMEDOUT\b|timeout expired/, 'it did not answer in time'],
  [/\bE(?:HOST|NET)(?:UNREACH|DOWN)\b/, 'the network does not lead there'],
  [/\bCERT_HAS_EXPIRED\b|certificate has expired/, 'its certificate has run out; renew it there'],
  [/\bCERT_NOT_YET_VALID\b/, 'its certificate is not valid yet; is the clock here right?'],
  [/\bALTNAME_INVALID\b|certificate's altnames/, 'its certificate is for another name'],
  [
    /\b(?:\w+_SIGNED_CERT|UNABLE_TO_\w+)\b|self-signed certificate|unable to (?:verify|get)/,
    'nobody this machine trusts has signed its certificate',
  ],
  [/\b(?:EPROTO|ERR_SSL_\w+)\b/, 'it can not encrypt in a way this machine knows'],
  [/\bHPE_\w+/, 'it answers with something that is no web page and no file'],
];

/** The end of a sentence; `undefined` for an unknown failure. */
export function reasonInWords(error: unknown): string | undefined {
  const { code = '', message = '' } = error as Partial<NodeJS.ErrnoException>;
  // Messages from another process, and of libraries with codes of their own, have it in their text.
  return [message, code].map(reasonOf).find((reason) => reason !== undefined);
}

function reasonOf(text: string): string | undefined {
  return reasons.find(([pattern]) => pattern.test(text))?.[1];
}

/** Node's words for a failed file: all that comes from another process. */
const fileFailure = /^[A-Z]+: .*, \w+ '([^']+)'/;

interface PlacedError extends NodeJS.ErrnoException {
  readonly hostname?: string;
  readonly address?: string;
  readonly port?: number;
}

export function failureText(error: unknown): string {
  const { message = '', code } = error as Partial<PlacedError>;
  const reason = reasonInWords(error);
  if (reason === undefined) return message || code || String(error);
  return `${subjectOf(error as Partial<PlacedError>)}: ${reason}`;
}

function subjectOf(error: Partial<PlacedError>): string {
  const { message = '', path = fileFailure.exec(message)?.[1], name, syscall, port } = error;
  if (path !== undefined) return `${path} can't be used`;
  if (syscall === 'listen') return `Port ${port} can't be used`;
  const place = name === 'StoreFailure' ? 'The database' : (error.hostname ?? error.address);
  return `${place ?? 'It'} can't be reached`;
}
