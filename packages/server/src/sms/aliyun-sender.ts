import { createHash, createHmac, randomUUID } from 'node:crypto'
import { Refusal } from '@xinpu/contract/refusal'
import type { AliyunSmsSettings } from '../core/sms-settings.ts'
import type { SmsSender } from './sms-sender.ts'

const algorithm = 'ACS3-HMAC-SHA256'
const deadline = 10_000

/** Aliyun's SMS service by its documented HTTP interface: action SendSms, version 2017-05-25, signature V3. */
export const aliyunSender = (settings: AliyunSmsSettings): SmsSender => ({
  sendCode: (mobile, code) => send(settings, mobile, { template: settings.template, fields: { code } }),

  async tellMobileChanged(mobile) {
    if (settings.changedTemplate) await send(settings, mobile, { template: settings.changedTemplate, fields: {} })
  },
})

interface Text {
  template: string
  fields: Record<string, string>
}

async function send(settings: AliyunSmsSettings, mobile: string, { template, fields }: Text): Promise<void> {
  const url = new URL('/', settings.endpoint)
  url.search = canonicalQuery({
    PhoneNumbers: phoneOf(mobile),
    SignName: settings.sign,
    TemplateCode: template,
    TemplateParam: JSON.stringify(fields),
  })
  const response = await fetch(url, {
    method: 'POST',
    headers: signedHeaders(url, settings),
    signal: AbortSignal.timeout(deadline),
  })
  const answer = (await response.json()) as { Code?: string; Message?: string }
  if (answer.Code === 'isv.BUSINESS_LIMIT_CONTROL') throw new Refusal('短信发送太频繁，请稍后再试', 'TOO_FREQUENT')
  if (answer.Code !== 'OK') throw new Error(`Aliyun SMS refused: ${answer.Code} ${answer.Message}`)
}

/** Mainland numbers go bare, others with their country code. */
const phoneOf = (mobile: string) => mobile.replace(/^\+86-/, '').replace(/^\+(\d+)-/, '$1')

const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

const canonicalQuery = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function signedHeaders(url: URL, { keyId, keySecret }: AliyunSmsSettings): Record<string, string> {
  const headers: Record<string, string> = {
    host: url.host,
    'x-acs-action': 'SendSms',
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-version': '2017-05-25',
  }
  const names = Object.keys(headers).sort()
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const request = ['POST', '/', url.search.slice(1), lines, names.join(';'), headers['x-acs-content-sha256']].join('\n')
  const signature = createHmac('sha256', keySecret)
    .update(`${algorithm}\n${sha256(request)}`)
    .digest('hex')
  return {
    ...headers,
    authorization: `${algorithm} Credential=${keyId},SignedHeaders=${names.join(';')},Signature=${signature}`,
  }
}
