import { expect, test } from 'vitest'
import { hostNamed, isOurHost } from './asked-host.ts'
import { readSettings } from './settings.ts'

const behind = { SITE_ORIGIN: 'https://xinpu.example', TRUST_PROXY: '1', ALLOWED_HOSTS: 'xinpu' }

/** How a server is opened, the names that it answers to, and some that it does not. */
const ways: [string, Record<string, string>, string[], string[]][] = [
  [
    'alone on a laptop',
    {},
    ['127.0.0.1:3000', 'localhost', 'LOCALHOST.:80', '[::1]:3000', '127.9.9.9', '192.168.1.5:3000'],
    ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil@127.0.0.1', '127.0.0.1/', 'a b', '[x]'],
  ],
  [
    'on a private network, without a name',
    { HOST: '0.0.0.0' },
    ['192.168.1.5:3000', '[fe80::1]:3000', '127.0.0.1', 'localhost'],
    ['evil.example', 'xinpu.local'],
  ],
  [
    'behind a proxy on this machine',
    behind,
    ['xinpu.example', 'XINPU.example:443', 'xinpu:3000', '127.0.0.1:3000', 'localhost:3000'],
    ['www.xinpu.example', 'evil.example', '192.168.1.5'],
  ],
  [
    'behind a proxy on another machine',
    { ...behind, HOST: '0.0.0.0' },
    ['xinpu.example', 'xinpu'],
    ['127.0.0.1', 'localhost', '10.0.0.7:3000', 'evil.example'],
  ],
]

test.each(ways)('%s, a server answers under its names and under no other', (_, environment, ours, strange) => {
  const settings = readSettings(environment)
  const answers = (header: string) => isOurHost(hostNamed(header) ?? '', settings)
  expect(ours.filter((name) => !answers(name))).toEqual([])
  expect(['', ...strange].filter(answers)).toEqual([])
})
