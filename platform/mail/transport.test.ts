import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, test } from 'vitest';
import { loadConfig } from '#platform/config.ts';
import { openMailbox } from '#tests/support/mailbox.ts';
import { isRefusedForGood, type Message, mailTransport, smtpSettings } from './transport.ts';

const hello: Message = {
  messageId: '<1@miami-flow.example>',
  to: 'robin@visitors.example',
  replyTo: null,
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  attachments: [],
  date: new Date(0),
};

const send = (smtpUrl: string, wholeMs?: number) =>
  mailTransport({ smtpUrl, dataDir: '/nowhere', mailFrom: 'charters@miami-flow.example' }, wholeMs)(hello);

describe('encryption', () => {
  test.each([
    ['smtp://mail.example:587', { url: 'smtp://mail.example:587', requireTLS: true }],
    ['smtp://u:p%40@10.0.0.7', { url: 'smtp://u:p%40@10.0.0.7', requireTLS: true }],
    ['smtp://127.0.0.1.mail.example', { url: 'smtp://127.0.0.1.mail.example', requireTLS: true }],
    ['smtp://relay?tls=off', { url: 'smtp://relay', ignoreTLS: true }],
    ['smtp://127.0.0.1:25', { url: 'smtp://127.0.0.1:25', requireTLS: false }],
    ['smtp://[::1]:25', { url: 'smtp://[::1]:25', requireTLS: false }],
    ['smtp://localhost', { url: 'smtp://localhost', requireTLS: false }],
    ['smtp://localhost?tls=required', { url: 'smtp://localhost', requireTLS: true }],
    ['smtps://mail.example', { url: 'smtps://mail.example' }],
  ])('%s is spoken to with %j', (url, settings) => {
    expect(smtpSettings(url)).toEqual(settings);
  });

  test('a server that offers none gets nothing where it is required', async () => {
    const mailbox = await openMailbox();
    try {
      await expect(send(`${mailbox.url}?tls=required`)).rejects.toMatchObject({ code: 'ETLS' });
      expect(mailbox.received).toEqual([]);
      await send(`${mailbox.url}?tls=off`);
      expect(mailbox.received).toHaveLength(1);
    } finally {
      await mailbox.close();
    }
  });

  test('a server that offers it gets the mail over it', async () => {
    const secure: boolean[] = [];
    const server = new SMTPServer({
      authOptional: true,
      onData(stream, session, done) {
        secure.push(session.secure);
        stream.resume().on('end', () => done());
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const { port } = server.server.address() as AddressInfo;
    try {
      await send(`smtp://127.0.0.1:${port}?tls=required&tls.rejectUnauthorized=false`);
      expect(secure).toEqual([true]);
      // A certificate that no authority signed is refused, unless the URL allows it.
      await expect(send(`smtp://127.0.0.1:${port}?tls=required`)).rejects.toThrow(/certificate/);
    } finally {
      await new Promise<void>((resolve) => server.close(() => resolve()));
    }
  });

  test('any other word for it is refused without repeating the password', () => {
    const loaded = loadConfig({ SMTP_URL: 'smtp://u:secret@mail.example?tls=perhaps' });
    expect(loaded).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/tls=required or \?tls=off/)],
    });
    expect(JSON.stringify(loaded)).not.toContain('secret');
  });
});

test('a server that draws it out is left in time: nothing is still being sent when the next attempt begins', async () => {
  const gone = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('close', () => gone.resolve());
    // Each line of the greeting promises another.
    const saying = setInterval(() => socket.write('220-wait\r\n'), 20);
    socket.on('close', () => clearInterval(saying));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const sending = send(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 300);
    await expect(sending).rejects.toMatchObject({ code: 'EABORT' });
    await gone.promise;
  } finally {
    server.close();
  }
});

/** The error of our own mailer when the server gives this answer to that command, or as its greeting. */
async function refusal(at: 'greeting' | 'MAIL' | 'RCPT' | 'DATA', answer: string): Promise<unknown> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    let isBody = false;
    socket.write(at === 'greeting' ? `${answer}\r\n` : '220 here\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        if (isBody && line !== '.') continue;
        isBody = false;
        if (line === '.' || line.startsWith(at)) socket.write(`${answer}\r\n`);
        else if (line.startsWith('DATA')) {
          isBody = true;
          socket.write('354 go on\r\n');
        } else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await send(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`).catch((error) => error);
  } finally {
    server.close();
  }
}

describe('a refusal', () => {
  test.each([
    ['RCPT', '550 no such mailbox', true],
    ['RCPT', '552 mailbox full', true],
    ['DATA', '554 looks like spam', true],
    ['RCPT', '451 come back later', false],
    ['RCPT', '421 shutting down', false],
    ['DATA', '452 disk full', false],
    ['MAIL', '550 this sender is not known here', false],
    ['greeting', '554 nobody may send here', false],
  ] as const)('of %s with %s: final is %s', async (at, answer, isFinal) => {
    expect(isRefusedForGood(await refusal(at, answer))).toBe(isFinal);
  });

  test('by a server that is not there is not final', async () => {
    expect(isRefusedForGood(await send('smtp://127.0.0.1:1').catch((error) => error))).toBe(false);
  });
});
