import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Refusal } from '@xinpu/contract/refusal'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aliyunSender } from './aliyun-sender.ts'

const keySecret = 'secret+/='
/** What the service answers with once a signature is right. */
let verdict: { Code: string; Message: string }
const received: { phone: string | null; param: string | null; nonce: string }[] = []
let server: Server

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Recomputes the signature from the raw request, by Aliyun's description of ACS3-HMAC-SHA256. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const {
    Credential,
    SignedHeaders = '',
    Signature = '',
  } = Object.fromEntries(
    [...(headers.authorization ?? '').replace('ACS3-HMAC-SHA256 ', '').matchAll(/(\w+)=([^,]+)/g)].map(
      ([, name, value]) => [name, value],
    ),
  ) as Record<string, string>
  const names = SignedHeaders.split(';')
  const must = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-acs-'))]
  if (Credential !== 'key-id' || !must.every((name) => names.includes(name))) return false
  const [path = '', query = ''] = url.split('?')
  const canonicalHeaders = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('')
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    canonicalHeaders,
    SignedHeaders,
    sha256(body),
  ].join('\n')
  const expected = createHmac('sha256', keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest()
  const given = Buffer.from(Signature, 'hex')
  return (
    headers['x-acs-content-sha256'] === sha256(body) &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  )
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://local')
    const isRight = isSigned(request, await buffer(request))
    received.push({
      phone: searchParams.get('PhoneNumbers'),
      param: searchParams.get('TemplateParam'),
      nonce: String(request.headers['x-acs-signature-nonce']),
    })
    response.setHeader('content-type', 'application/json')
    response.statusCode = isRight ? 200 : 400
    response.end(JSON.stringify(isRight ? verdict : { Code: 'SignatureDoesNotMatch', Message: 'wrong signature' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
beforeEach(() => {
  verdict = { Code: 'OK', Message: 'OK' }
  received.length = 0
})
afterAll(() => void server.close())

const sender = (changes: object = {}) => {
  const { port } = server.address() as AddressInfo
  return aliyunSender({
    keyId: 'key-id',
    keySecret,
    sign: "芯谱(测试)*'!~",
    template: 'SMS_1',
    changedTemplate: undefined,
    endpoint: `http://127.0.0.1:${port}`,
    ...changes,
  })
}

test('a code goes out under a signature that the service accepts', async () => {
  await expect(sender().sendCode('+86-13800000000', '012345')).resolves.toBeUndefined()
  expect(received).toMatchObject([{ phone: '13800000000', param: '{"code":"012345"}' }])
})

test('the old number of an account is told where a template is there for it, and nobody is where none is', async () => {
  await sender().tellMobileChanged('+86-13800000000')
  expect(received).toEqual([])
  await sender({ changedTemplate: 'SMS_2' }).tellMobileChanged('+86-13800000000')
  expect(received).toMatchObject([{ phone: '13800000000', param: '{}' }])
})

test('numbers abroad go with their country code, and no two requests are the same', async () => {
  await sender().sendCode('+852-51234567', '111111')
  await sender().sendCode('+886-912345678', '111111')
  expect(received.map(({ phone }) => phone)).toEqual(['85251234567', '886912345678'])
  expect(received[0]?.nonce).not.toBe(received[1]?.nonce)
})

test('a wrong secret is refused by the service, and that is a fault of ours', async () => {
  const failure = await sender({ keySecret: 'other' })
    .sendCode('+86-13800000000', '012345')
    .catch((error: unknown) => error)
  expect(failure).not.toBeInstanceOf(Refusal)
  expect(failure).toMatchObject({ message: expect.stringContaining('SignatureDoesNotMatch') })
})

test('too many messages to a number are told to the person', async () => {
  verdict = { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发小时级流控' }
  const refusal = await sender()
    .sendCode('+86-13800000000', '012345')
    .catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ code: 'TOO_FREQUENT', message: '短信发送太频繁，请稍后再试' })
})

test.each(['isv.AMOUNT_NOT_ENOUGH', 'isv.INVALID_PARAMETERS', 'isp.SYSTEM_ERROR'])(
  '%s is a fault of ours, and keeps its name for the log',
  async (code) => {
    verdict = { Code: code, Message: 'no' }
    const failure = await sender()
      .sendCode('+86-13800000000', '012345')
      .catch((error: unknown) => error)
    expect(failure).not.toBeInstanceOf(Refusal)
    expect(failure).toMatchObject({ message: `Aliyun SMS refused: ${code} no` })
  },
)

test('a service that cannot be reached is a fault of ours', async () => {
  await expect(sender({ endpoint: 'http://127.0.0.1:1' }).sendCode('+86-13800000000', '012345')).rejects.toThrow(
    'fetch failed',
  )
})
