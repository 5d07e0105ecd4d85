import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A connection to a database server that a test can cut, mend or break off, as happens in real networks. */
export type Line = {
  readonly connectionString: string;
  /** No data passes any more, and neither side is informed. */
  cut(): void;
  /** New connections get through again; the cut ones stay silent for good. */
  mend(): void;
  /** Ends every connection and refuses new ones. */
  breakOff(): Promise<void>;
  restore(): Promise<void>;
  close(): Promise<void>;
};

/** @param connectionString of a server behind a Unix socket, as the tests' own server is */
export async function openLine(connectionString: string): Promise<Line> {
  const target = new URL(connectionString);
  const socketPath = `${decodeURIComponent(target.hostname)}/.s.PGSQL.${target.port}`;
  const sockets = new Set<Socket>();
  let isCut = false;
  let cuts = 0;
  const server: Server = createServer((near) => {
    const far = connect(socketPath);
    const cutsBefore = cuts;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!isCut && cuts === cutsBefore) to.write(bytes);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const breakOff = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    connectionString: `postgresql://${target.username}@127.0.0.1:${port}${target.pathname}`,
    cut: () => {
      isCut = true;
      cuts += 1;
    },
    mend: () => {
      isCut = false;
    },
    breakOff,
    restore: () => listen(port),
    close: async () => {
      if (server.listening) await breakOff();
    },
  };
}
