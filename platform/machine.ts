import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import { LRUCache } from 'lru-cache';

/** How full the disk is that a folder lies on; null where that cannot be told. */
export async function readDisk(folder: string): Promise<{ freeBytes: number; totalBytes: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}

const PATIENCE_MS = 3_000;
/** A certificate is looked at once an hour. */
const known = new LRUCache<string, { expiresAt: Date | null }>({ max: 4, ttl: 3_600_000 });

/** Until when the certificate is good that visitors of an https:// address are shown; null where that is not known. */
export async function certificateExpiry(origin: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return null;
  const seen = known.get(origin);
  if (seen) return seen.expiresAt;
  const expiresAt = await new Promise<Date | null>((resolve) => {
    // One that is no good any more is what is to be told of.
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    });
    const end = (at: Date | null) => {
      socket.destroy();
      resolve(at);
    };
    socket.setTimeout(PATIENCE_MS, () => end(null));
    socket.once('error', () => end(null));
    socket.once('secureConnect', () => {
      const { valid_to: until } = socket.getPeerCertificate();
      end(until ? new Date(until) : null);
    });
  });
  known.set(origin, { expiresAt });
  return expiresAt;
}
