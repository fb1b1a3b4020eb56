/** Streams text produced piece by piece, in chunks, at the speed at which it is read. */
export function streamText(pieces: Iterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = pieces[Symbol.iterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      let text = '';
      while (text.length < chunkLength) {
        const { done, value } = iterator.next();
        if (done) {
          if (text !== '') controller.enqueue(encoder.encode(text));
          controller.close();
          return;
        }
        text += value;
      }
      controller.enqueue(encoder.encode(text));
    },
    cancel() {
      iterator.return?.();
    },
  });
}

/** Characters buffered before a chunk is sent. */
const chunkLength = 64 * 1024;
