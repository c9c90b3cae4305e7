import { createDecipheriv, verify } from 'node:crypto'
import type Pay from 'wechatpay-node-v3'
import type { WechatPaySettings } from '../core/pay-settings.ts'
import { isAway } from './pay-call.ts'

/** What the library sends its calls through. */
type Wire = Parameters<Pay['createHttp']>[0]

/** Text of WeChat Pay with its signature: an answer, or a notification. */
export interface Signed {
  timestamp: string
  nonce: string
  serial: string
  signature: string
  body: string
}

/** The host that the library writes into every address. */
const written = 'https://api.mch.weixin.qq.com'

/** Milliseconds after which a signed text is an old one that somebody sends again (WeChat Pay, 验签). */
const freshness = 300_000

/** The serial number is held against the one key that we know: an unknown one starts no search for certificates. */
export function isSigned({ publicKey, publicKeyId }: WechatPaySettings, signed: Signed, now: Date): boolean {
  const { timestamp, nonce, serial, signature, body } = signed
  const isFresh = Math.abs(now.getTime() - Number(timestamp) * 1000) <= freshness
  if (serial !== publicKeyId || !isFresh) return false
  return verify(
    'RSA-SHA256',
    Buffer.from(`${timestamp}\n${nonce}\n${body}\n`),
    publicKey,
    Buffer.from(signature, 'base64'),
  )
}

/** What lies sealed in a notification. */
export interface Sealed {
  ciphertext: string
  associated_data: string
  nonce: string
}

/** Opens what is sealed; the library's own way never looks at the seal. */
export function opened(apiKey: string, { ciphertext, associated_data, nonce }: Sealed): unknown {
  const bytes = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', apiKey, nonce, { authTagLength: 16 })
  decipher.setAuthTag(bytes.subarray(-16))
  decipher.setAAD(Buffer.from(associated_data))
  return JSON.parse(decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8'))
}

/** Sends what the library has signed, within a time of its own, and believes no answer that is not signed. */
export function wechatWire(settings: WechatPaySettings, now: () => Date, milliseconds: number): Wire {
  const send = async (url: string, asked: RequestInit) => {
    const { response, body } = await answerTo(url.replace(written, settings.endpoint), {
      ...asked,
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
    })
    if (response.ok && !isSigned(settings, signedOf(response.headers, body), now()))
      throw new Error('WeChat Pay answered without its signature')
    return { status: response.status, data: body && JSON.parse(body) }
  }
  const headersOf = (headers: Record<string, string>) => ({ ...headers, 'Wechatpay-Serial': settings.publicKeyId })
  return {
    get: (url, headers) => send(url, { headers: headersOf(headers) }),
    post: (url, params, headers) =>
      send(url, { method: 'POST', body: JSON.stringify(params), headers: headersOf(headers) }),
    upload: async () => {
      throw new Error('Nothing is sent to WeChat Pay as a file')
    },
  }
}

async function answerTo(url: string, asked: RequestInit): Promise<{ response: Response; body: string }> {
  try {
    const response = await fetch(url, asked)
    const body = await response.text()
    if (response.status < 500 && response.status !== 429) return { response, body }
  } catch {
    // Down, slow or cut off: the same for who wants to pay.
  }
  throw isAway('WX')
}

const signedOf = (headers: Headers, body: string): Signed => ({
  timestamp: headers.get('wechatpay-timestamp') ?? '',
  nonce: headers.get('wechatpay-nonce') ?? '',
  serial: headers.get('wechatpay-serial') ?? '',
  signature: headers.get('wechatpay-signature') ?? '',
  body,
})
