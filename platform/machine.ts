import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { connect } from 'node:tls';
import { LRUCache } from 'lru-cache';

/** The free and total bytes of the disk that a folder is on; null when they cannot be read. */
async function readDisk(folder: string): Promise<{ freeBytes: number; totalBytes: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}

/** The fuller of the disks that hold a data folder and its embedded database, which a site of root's has elsewhere. */
export async function readFullerDisk(dataDir: string) {
  const disks = await Promise.all([dataDir, path.join(dataDir, 'postgres')].map(readDisk));
  return disks.flatMap((disk) => disk ?? []).sort((one, other) => one.freeBytes - other.freeBytes)[0] ?? null;
}

const PATIENCE_MS = 3_000;
/** A certificate is read at most once an hour. */
const known = new LRUCache<string, { expiresAt: Date | null }>({ max: 4, ttl: 3_600_000 });

/** Until when the certificate of an https:// address is valid; null when that is not known. */
export async function certificateExpiry(origin: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return null;
  const seen = known.get(origin);
  if (seen) return seen.expiresAt;
  const expiresAt = await new Promise<Date | null>((resolve) => {
    // Accept an expired certificate too, because that is exactly what must be reported.
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
