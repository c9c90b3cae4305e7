import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import * as z from 'zod'
import { OperatorError } from './operator-error.ts'

type Side = 'PRIVATE' | 'PUBLIC'

/** What the vendors' tools give out: a PEM, whose line ends may be written as \n, or its bare base64. */
function keyIn(text: string, side: Side): KeyObject {
  const pem = text.replaceAll(String.raw`\n`, '\n').trim()
  if (pem.startsWith('-----')) return side === 'PRIVATE' ? createPrivateKey(pem) : createPublicKey(pem)
  const key = Buffer.from(pem, 'base64')
  if (side === 'PUBLIC') return createPublicKey({ key, format: 'der', type: 'spki' })
  return privateOf(key, 'pkcs8') ?? createPrivateKey({ key, format: 'der', type: 'pkcs1' })
}

function privateOf(key: Buffer, type: 'pkcs8'): KeyObject | undefined {
  try {
    return createPrivateKey({ key, format: 'der', type })
  } catch {
    return undefined
  }
}

const rsaKey = (side: Side) =>
  z.string().transform((text, context): KeyObject => {
    try {
      const key = keyIn(text, side)
      if (key.asymmetricKeyType === 'rsa') return key
    } catch {
      // The reason may repeat the key; what is told says only what it should be.
    }
    context.addIssue({ code: 'custom', message: `it is no ${side.toLowerCase()} RSA key, as PEM or as its base64` })
    return z.NEVER
  })

/** What the till's providers are reached with. */
export const payEnvironment = {
  ALIPAY_APP_ID: z.string().optional(),
  ALIPAY_PRIVATE_KEY: rsaKey('PRIVATE').optional(),
  ALIPAY_PUBLIC_KEY: rsaKey('PUBLIC').optional(),
  ALIPAY_GATEWAY: z.url({ protocol: /^https?$/ }).default('https://openapi.alipay.com/gateway.do'),
  WX_PAY_APP_ID: z.string().optional(),
  WX_PAY_MCH_ID: z.string().optional(),
  WX_PAY_KEY_SERIAL: z.string().optional(),
  WX_PAY_PRIVATE_KEY: rsaKey('PRIVATE').optional(),
  WX_PAY_PUBLIC_KEY_ID: z.string().optional(),
  WX_PAY_PUBLIC_KEY: rsaKey('PUBLIC').optional(),
  WX_PAY_API_KEY: z.string().length(32, { error: 'it has 32 characters' }).optional(),
  WX_PAY_ENDPOINT: z.url({ protocol: /^https?$/ }).default('https://api.mch.weixin.qq.com'),
}

export interface AlipaySettings {
  appId: string
  privateKey: KeyObject
  /** Alipay's own, not the application's. */
  publicKey: KeyObject
  gateway: string
}

export interface WechatPaySettings {
  appId: string
  mchId: string
  /** The serial number of the merchant's certificate. */
  keySerial: string
  privateKey: KeyObject
  /** WeChat Pay's own key, with the number that it is named by. */
  publicKeyId: string
  publicKey: KeyObject
  /** Opens what notifications hold. */
  apiKey: string
  endpoint: string
}

type Values = z.infer<z.ZodObject<typeof payEnvironment>>

export function alipayOf(values: Values): AlipaySettings | undefined {
  const { ALIPAY_APP_ID: appId, ALIPAY_PRIVATE_KEY: privateKey, ALIPAY_PUBLIC_KEY: publicKey } = values
  if (!appId) return undefined
  if (!privateKey || !publicKey)
    throw new OperatorError('ALIPAY_APP_ID is set, so ALIPAY_PRIVATE_KEY and ALIPAY_PUBLIC_KEY are needed too.')
  return { appId, privateKey, publicKey, gateway: values.ALIPAY_GATEWAY }
}

export function wechatPayOf(values: Values): WechatPaySettings | undefined {
  const { WX_PAY_MCH_ID: mchId, WX_PAY_APP_ID: appId, WX_PAY_KEY_SERIAL: keySerial } = values
  const { WX_PAY_PRIVATE_KEY: privateKey, WX_PAY_PUBLIC_KEY_ID: publicKeyId } = values
  const { WX_PAY_PUBLIC_KEY: publicKey, WX_PAY_API_KEY: apiKey, WX_PAY_ENDPOINT: endpoint } = values
  if (!mchId) return undefined
  if (!appId || !keySerial || !privateKey || !publicKeyId || !publicKey || !apiKey)
    throw new OperatorError(
      'WX_PAY_MCH_ID is set, so WX_PAY_APP_ID, WX_PAY_KEY_SERIAL, WX_PAY_PRIVATE_KEY, WX_PAY_PUBLIC_KEY_ID, WX_PAY_PUBLIC_KEY and WX_PAY_API_KEY are needed too.',
    )
  return { appId, mchId, keySerial, privateKey, publicKeyId, publicKey, apiKey, endpoint }
}
