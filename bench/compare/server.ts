/**
 * Serves the builds as GitHub Pages does, which is HTTP/2, gzip and ten minutes of caching, and opens
 * a browser that trusts it.
 */
import {execFileSync} from 'node:child_process';
import {createHash, X509Certificate} from 'node:crypto';
import fs from 'node:fs';
import http2 from 'node:http2';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import {launchOptions} from '../../scripts/browser';
import {resolveRequest} from '../../scripts/pagesServer';

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

export interface SiteServer {
  readonly origin: string;
  close(): void;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
const SUBJECT = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];

export function makeCertificate(): Certificate {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-certificate-'));
  const key = path.join(folder, 'key.pem');
  const cert = path.join(folder, 'cert.pem');
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', '-days', '2', ...KEY, ...SUBJECT, '-keyout', key, '-out', cert],
      {stdio: 'ignore'},
    );
    return {key: fs.readFileSync(key), cert: fs.readFileSync(cert)};
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/**
 * Trusts that certificate by its key. Where all its faults are ignored instead, Chromium keeps
 * nothing in its cache, and what a page fetches ahead is fetched twice.
 */
export function trust({cert}: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({type: 'spki', format: 'der'});
  const hash = createHash('sha256').update(key).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}

export function openBrowser(certificate: Certificate): Promise<Browser> {
  const {executablePath, args} = launchOptions();
  return chromium.launch({executablePath, args: [...args, trust(certificate)]});
}

/** Keeps what it has read: to be started after the build. */
export async function serve(folder: string, certificate: Certificate): Promise<SiteServer> {
  const bodies = new Map<string, Buffer>();
  function body(file: string, isText: boolean): Buffer {
    let kept = bodies.get(file);
    if (!kept) {
      const raw = fs.readFileSync(file);
      kept = isText ? zlib.gzipSync(raw) : raw;
      bodies.set(file, kept);
    }
    return kept;
  }

  function answer(request: http2.Http2ServerRequest, response: http2.Http2ServerResponse): void {
    const {pathname} = new URL(request.url, 'https://localhost');
    const found = resolveRequest(folder, decodeURIComponent(pathname));
    if (!('file' in found)) {
      response.writeHead(found.status, 'location' in found ? {location: found.location} : {}).end();
      return;
    }
    const type = TYPES[path.extname(found.file)] ?? 'application/octet-stream';
    const isText = /text|javascript|json|xml/.test(type);
    const content = body(found.file, isText);
    response.writeHead(found.status, {
      'content-type': type,
      'content-length': content.length,
      'cache-control': 'max-age=600',
      vary: 'accept-encoding',
      ...(isText ? {'content-encoding': 'gzip'} : {}),
    });
    response.end(content);
  }

  const sessions = new Set<http2.ServerHttp2Session>();
  const server = http2.createSecureServer({...certificate, allowHTTP1: true}, answer);
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      sessions.forEach((session) => session.destroy());
      server.close();
    },
  };
}
