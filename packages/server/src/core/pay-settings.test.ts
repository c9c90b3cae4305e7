import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
const publicPem = String(publicKey.export({ type: 'spki', format: 'pem' }))

const alipay = { ALIPAY_APP_ID: '2021', ALIPAY_PRIVATE_KEY: pem, ALIPAY_PUBLIC_KEY: publicPem }
const wechat = {
  WX_PAY_MCH_ID: '1900',
  WX_PAY_APP_ID: 'wx1',
  WX_PAY_KEY_SERIAL: '5157',
  WX_PAY_PRIVATE_KEY: pem,
  WX_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
  WX_PAY_PUBLIC_KEY: publicPem,
  WX_PAY_API_KEY: 'abcdefghijklmnopqrstuvwxyz012345',
}

test('without settings there are no providers', () =>
  expect(readSettings({})).toMatchObject({ alipay: undefined, wechatPay: undefined }))

test.each([
  ['a PEM', pem],
  ['a PEM in one line', pem.replaceAll('\n', String.raw`\n`)],
  ['the base64 of PKCS8', privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')],
  ['the base64 of PKCS1', privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64')],
])('a private key may be %s', (_, text) =>
  expect(readSettings({ ...alipay, ALIPAY_PRIVATE_KEY: text }).alipay?.privateKey.equals(privateKey)).toBe(true),
)

test('a public key may be its bare base64', () => {
  const text = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  expect(readSettings({ ...wechat, WX_PAY_PUBLIC_KEY: text }).wechatPay?.publicKey.equals(publicKey)).toBe(true)
})

test.each(['ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY', 'WX_PAY_PRIVATE_KEY', 'WX_PAY_PUBLIC_KEY', 'WX_PAY_API_KEY'])(
  'a %s that is none is refused by its name, and is not repeated',
  (name) => {
    const reading = () => readSettings({ ...alipay, ...wechat, [name]: 'c2VjcmV0' })
    expect(reading).toThrow(`The environment variable ${name} is not usable`)
    expect(reading).not.toThrow('c2VjcmV0')
  },
)

test.each([...Object.keys(alipay).slice(1), ...Object.keys(wechat).slice(1)])(
  'a provider without its %s is none',
  (name) => expect(() => readSettings({ ...alipay, ...wechat, [name]: '' })).toThrow(name),
)
