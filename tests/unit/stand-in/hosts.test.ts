import {expect, test} from 'vitest';
import {isPrivate, placeOf} from '../../../src/stand-in/loader/hosts';

const at = (address: string) => isPrivate(new URL(address));

test.each([
  'http://localhost:3000',
  'http://app.localhost',
  'http://127.0.0.1:8080',
  'http://[::1]:8080',
  'http://[fe80::1]:8080',
  'http://[fd12:3456::1]',
  'https://mac.local',
  'https://shop.test',
  'https://build.internal',
  'http://10.1.2.3',
  'http://192.168.0.7',
  'http://172.16.0.1',
  'http://172.31.255.255',
  'http://devbox',
  'file:///home/me/chat.html',
  'https://docs.example.com/anything',
])('it plays at %s', (address) => {
  expect(at(address)).toBe(true);
});

test.each([
  'https://www.example.com',
  'https://localhost.example.com',
  'https://10.example.com',
  'http://172.32.0.1',
  'http://172.15.0.1',
  'http://192.169.0.1',
  'http://11.0.0.1',
  'http://8.8.8.8',
  'http://[2606:4700::1111]',
  'http://[fc::1]',
  'https://test.example.com',
])('it does nothing at %s', (address) => {
  expect(at(address)).toBe(false);
});

test.each([
  ['http://localhost:3000', 'about:blank', true],
  ['https://www.example.com', 'about:blank', false],
  ['null', 'http://localhost:3000/chat.html', true],
  ['null', 'https://www.example.com/chat.html', false],
  ['null', 'about:blank', false],
])('in srcdoc, of the origin %s and the base %s, it plays: %s', (origin, baseURI, plays) => {
  const location = new URL('about:srcdoc') as unknown as Location;
  expect(isPrivate(placeOf({location, origin, document: {baseURI} as Document}))).toBe(plays);
});
