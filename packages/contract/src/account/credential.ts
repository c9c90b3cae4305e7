/** The fields of a login that several files share. */
import * as z from 'zod'

/** The six digits of an SMS or an e-mail. */
export const verificationCode = (label = '短信验证码') =>
  z
    .string({ error: `请输入${label}` })
    .min(1, { error: `请输入${label}` })
    .regex(/^\d{6}$/, { error: '验证码为 6 位数字' })
    .meta({ title: label })

/** A password as it travels: md5 in hex (specification, section 5: sent hashed). */
export const hashedPassword = (label = '密码') =>
  z
    .string({ error: `请输入${label}` })
    .regex(/^[0-9a-f]{32}$/, { error: `请输入${label}` })
    .meta({ title: label })
    .describe('md5 of the password, in hex (specification, section 5: sent hashed).')

/** The page of the partner that sent the person here; only hosts on the return list are ever visited. */
export const partnerPage = () =>
  z.string({ error: '来源地址须为文字' }).max(2048, { error: '来源地址过长' }).meta({ title: '来源地址' })

/** How people are called here. */
export const nickname = () =>
  z
    .string({ error: '请输入昵称' })
    .trim()
    .min(2, { error: '昵称为 2–20 个字' })
    .max(20, { error: '昵称为 2–20 个字' })
    .meta({ title: '昵称' })
