import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Makes a self-signed certificate for localhost in this folder, by openssl. */
export function makeCertificate(folder: string): { readonly key: string; readonly cert: string } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048'];
  const more = ['-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert];
  execFileSync('openssl', [...args, ...more], { stdio: 'ignore' });
  return { key, cert };
}
