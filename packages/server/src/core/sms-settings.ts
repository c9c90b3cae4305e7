import * as z from 'zod'
import { OperatorError } from './operator-error.ts'

/** What SMS are sent with. */
export const smsEnvironment = {
  SMS_ALIYUN_KEY_ID: z.string().optional(),
  SMS_ALIYUN_KEY_SECRET: z.string().optional(),
  SMS_ALIYUN_SIGN: z.string().optional(),
  SMS_ALIYUN_TEMPLATE: z.string().optional(),
  SMS_ALIYUN_CHANGED_TEMPLATE: z.string().optional(),
  SMS_ALIYUN_ENDPOINT: z.url().default('https://dysmsapi.aliyuncs.com'),
}

export interface AliyunSmsSettings {
  keyId: string
  keySecret: string
  sign: string
  template: string
  /** Tells a number that its account has another one; left out, nothing is sent. */
  changedTemplate: string | undefined
  endpoint: string
}

/** Aliyun's SMS service, where it is to be used. */
export function aliyunOf(values: z.infer<z.ZodObject<typeof smsEnvironment>>): AliyunSmsSettings | undefined {
  const {
    SMS_ALIYUN_KEY_ID: keyId,
    SMS_ALIYUN_KEY_SECRET: keySecret,
    SMS_ALIYUN_SIGN: sign,
    SMS_ALIYUN_TEMPLATE: template,
    SMS_ALIYUN_CHANGED_TEMPLATE: changedTemplate,
  } = values
  if (!keyId) return undefined
  if (!keySecret || !sign || !template) {
    throw new OperatorError(
      'SMS_ALIYUN_KEY_ID is set, so SMS_ALIYUN_KEY_SECRET, SMS_ALIYUN_SIGN and SMS_ALIYUN_TEMPLATE are needed too.',
    )
  }
  return { keyId, keySecret, sign, template, changedTemplate, endpoint: values.SMS_ALIYUN_ENDPOINT }
}
