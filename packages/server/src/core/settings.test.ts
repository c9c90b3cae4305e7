import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('nothing need be set', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    hasSite: true,
    hasSandbox: true,
    origin: 'http://127.0.0.1:3000',
    returnHosts: [],
    aliyunSms: undefined,
  })
  expect(readSettings({}).dataDir).toMatch(/\/\.data$/)
})

test('an empty variable is one that is not set', () =>
  expect(readSettings({ PORT: '', SANDBOX: '', DATABASE_URL: '' })).toEqual(readSettings({})))

test('the sandbox is shut in production unless it is asked for', () => {
  expect(readSettings({ NODE_ENV: 'production' }).hasSandbox).toBe(false)
  expect(readSettings({ NODE_ENV: 'production', SANDBOX: '1' }).hasSandbox).toBe(true)
  expect(readSettings({ NODE_ENV: 'production', SANDBOX: 'local' }).hasSandbox).toBe(true)
  expect(readSettings({ SANDBOX: '0' }).hasSandbox).toBe(false)
})

test.each(['127.0.0.1', '127.8.8.8', 'localhost', '::1'])('at %s nobody else reaches the sandbox', (HOST) => {
  expect(readSettings({ HOST, SANDBOX: 'local' }).hasSandbox).toBe(true)
  expect(readSettings({ HOST, SITE_ORIGIN: 'http://localhost:3000', SANDBOX: '1' }).hasSandbox).toBe(true)
})

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.5' },
  { HOST: 'xinpu.example' },
  { TRUST_PROXY: '1' },
  { SITE_ORIGIN: 'https://xinpu.example' },
  { SITE_ORIGIN: 'https://xinpu.example', TRUST_PROXY: '1', HOST: '' },
])('where others reach the server there is no sandbox, and who insists is told why: %j', (environment) => {
  expect(readSettings(environment).hasSandbox).toBe(false)
  expect(readSettings({ ...environment, NODE_ENV: 'production', SANDBOX: 'local' }).hasSandbox).toBe(false)
  expect(() => readSettings({ ...environment, SANDBOX: '1' })).toThrow(
    new RegExp(`^The sandbox shows every code that is sent, and (?:HOST|TRUST_PROXY|SITE_ORIGIN)=\\S+ says`),
  )
})

test('an address of IPv6 stands in brackets in the site’s own', () =>
  expect(readSettings({ HOST: '::1' }).origin).toBe('http://[::1]:3000'))

test('names to answer to are read one by one', () =>
  expect(readSettings({ ALLOWED_HOSTS: 'WWW.xinpu.example, xinpu' }).allowedHosts).toEqual([
    'www.xinpu.example',
    'xinpu',
  ]))

test('files go into a bucket only where it is known, and a bucket may be known before that', () => {
  expect(() => readSettings({ FILES: 's3' })).toThrow(/^FILES is s3, so S3_BUCKET, S3_KEY_ID and S3_KEY_SECRET/)
  expect(() => readSettings({ S3_BUCKET: 'files' })).toThrow(/^S3_BUCKET is set, so/)
  const known = { S3_BUCKET: 'files', S3_KEY_ID: 'key', S3_KEY_SECRET: 'secret', S3_PATH_STYLE: '1' }
  expect(readSettings(known)).toMatchObject({ keepsFilesIn: 'folder', s3: { bucket: 'files', isPathStyle: true } })
  expect(readSettings({ ...known, FILES: 's3' }).keepsFilesIn).toBe('s3')
})

test('OpenSearch is asked only where it is named, and beside a PostgreSQL', () => {
  const named = { SEARCH: 'opensearch', OPENSEARCH_URL: 'https://user:word@search.example:9200' }
  expect(() => readSettings({ SEARCH: 'opensearch' })).toThrow(/^SEARCH is opensearch, so OPENSEARCH_URL is needed too/)
  expect(() => readSettings(named)).toThrow(/^SEARCH is opensearch, so DATABASE_URL is needed too/)
  const beside = { ...named, DATABASE_URL: 'postgres://127.0.0.1/xinpu' }
  expect(readSettings(beside).openSearch).toEqual({ url: named.OPENSEARCH_URL, index: 'xinpu-parts' })
  expect(() => readSettings({ ...beside, OPENSEARCH_INDEX: 'Parts*' })).toThrow(/OPENSEARCH_INDEX is not usable/)
  expect(readSettings({ ...beside, SEARCH: 'index' }).openSearch).toBeUndefined()
})

test('the host for phones is a host alone', () => {
  expect(readSettings({ MOBILE_HOST: ' M.example.com ' }).mobileHost).toBe('m.example.com')
  expect(() => readSettings({ MOBILE_HOST: 'https://m.example.com' })).toThrow(
    /MOBILE_HOST is not usable: write the host alone/,
  )
})

test('return hosts are read one by one', () =>
  expect(readSettings({ RETURN_HOSTS: ' Blog.example.com, ,shop.example.com ' }).returnHosts).toEqual([
    'blog.example.com',
    'shop.example.com',
  ]))

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['DATABASE_URL', 'mysql://localhost/xinpu'],
  ['DATABASE_URL', 'xinpu'],
  ['SANDBOX', 'yes'],
  ['SITE_ORIGIN', 'xinpu.example'],
  ['SITE_ORIGIN', 'ftp://xinpu.example'],
  ['SITE_ORIGIN', 'https://xinpu.example/site'],
  ['SITE_ORIGIN', 'https://xinpu.example/?page=1'],
  ['SITE_ORIGIN', 'https://somebody@xinpu.example'],
  ['TRUST_PROXY', 'all'],
  ['ALLOWED_HOSTS', 'https://xinpu.example'],
  ['ALLOWED_HOSTS', 'xinpu.example:443'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT', '0'],
  ['RATE_LIMIT', 'many'],
  ['SMS_ALIYUN_ENDPOINT', 'dysmsapi'],
])('%s=%s is refused by its name', (name, value) =>
  expect(() => readSettings({ [name]: value })).toThrow(`The environment variable ${name} `),
)

test('where people reach the site is written as browsers write it', () => {
  const originOf = (SITE_ORIGIN: string) => readSettings({ SITE_ORIGIN }).origin
  expect(originOf('https://Xinpu.Example:443/')).toBe('https://xinpu.example')
  expect(() => originOf('https://xinpu.example/site')).toThrow(
    'The environment variable SITE_ORIGIN is not usable: the site lies at the top of its host; write https://xinpu.example.',
  )
})

test('half an SMS service is none', () => {
  expect(() => readSettings({ SMS_ALIYUN_KEY_ID: 'id' })).toThrow('SMS_ALIYUN_KEY_SECRET')
  const whole = {
    SMS_ALIYUN_KEY_ID: 'id',
    SMS_ALIYUN_KEY_SECRET: 'secret',
    SMS_ALIYUN_SIGN: '芯谱',
    SMS_ALIYUN_TEMPLATE: 'SMS_1',
  }
  expect(readSettings(whole).aliyunSms).toEqual({
    keyId: 'id',
    keySecret: 'secret',
    sign: '芯谱',
    template: 'SMS_1',
    endpoint: 'https://dysmsapi.aliyuncs.com',
  })
})
