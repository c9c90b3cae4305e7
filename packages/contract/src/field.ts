/**
 * The inputs people fill in. Each knows its Chinese label and its bounds, and says what is wrong in a sentence that
 * names it (specification, section 5): 请输入型号, 型号最多 80 个字, 数量不能小于 1.
 */
import * as z from 'zod'
import { decimals, like, unfolds } from './refinement.ts'

/** Puts the label on in place: a copy for each of a thousand fields would cost a slower start. */
function labelled<T extends z.core.$ZodType>(label: string, schema: T): T {
  z.globalRegistry.add(schema, { title: label })
  return schema
}

/** Text that must be there: trimmed, 1 to `max` characters. */
export const text = (label: string, max: number) =>
  labelled(
    label,
    z
      .string({ error: `请输入${label}` })
      .check(
        z.trim(),
        z.minLength(1, { error: `请输入${label}` }),
        z.maxLength(max, { error: `${label}最多 ${max} 个字` }),
        unfolds(max, `${label}最多 ${max} 个字`),
      ),
  )

/** Text that may be empty: trimmed, up to `max` characters. */
export const note = (label: string, max: number) =>
  labelled(
    label,
    z
      .string({ error: `${label}须为文字` })
      .check(
        z.trim(),
        z.maxLength(max, { error: `${label}最多 ${max} 个字` }),
        unfolds(max, `${label}最多 ${max} 个字`),
      ),
  )

/** Rich text from people, as HTML. The server keeps what its allow-list names and drops the rest. */
export const richText = (label: string, max = 200_000) =>
  labelled(
    label,
    z
      .string({ error: `请输入${label}` })
      .check(z.minLength(1, { error: `请输入${label}` }), z.maxLength(max, { error: `${label}过长` })),
  )

/** A whole number from `min` to `max`, both included. */
export const whole = (label: string, min: number, max: number) =>
  labelled(
    label,
    z
      .int({ error: `${label}须为整数` })
      .check(z.gte(min, { error: `${label}不能小于 ${min}` }), z.lte(max, { error: `${label}不能大于 ${max}` })),
  )

/** Pieces: 1 to 999,999,999. */
export const quantity = (label = '数量') => whole(label, 1, 999_999_999)

/** Money in decimals, 0 to 99,999,999, at most 6 places (a micro-yuan). */
export const money = (label = '单价', min = 0) =>
  labelled(
    label,
    z
      .number({ error: `${label}须为数字` })
      .check(
        z.gte(min, { error: `${label}不能小于 ${min}` }),
        z.lte(99_999_999, { error: `${label}不能大于 99999999` }),
        decimals(6, `${label}最多 6 位小数`),
      ),
  )

/** Yes or no. */
export const flag = (label: string) => labelled(label, z.boolean({ error: `${label}须为是或否` }))

/** The number of a row that must be chosen. */
export const idOf = (label: string) =>
  labelled(
    label,
    z
      .int({ error: `请选择${label}` })
      .check(z.gte(1, { error: `请选择${label}` }), z.lte(2_147_483_647, { error: `${label}不存在` })),
  )

/** Several of them: 1 to `max`. */
export const idsOf = (label: string, max = 100) => listOf(label, idOf(label), 1, max)

/** A list of `min` to `max` members. */
export const listOf = <T extends z.core.$ZodType>(label: string, item: T, min: number, max: number) =>
  labelled(
    label,
    z
      .array(item, { error: `请选择${label}` })
      .check(
        z.minLength(min, { error: min === 1 ? `请选择${label}` : `${label}至少 ${min} 项` }),
        z.maxLength(max, { error: `${label}最多 ${max} 项` }),
      ),
  )

/**
 * One of a few words, each with the Chinese the screens show. Name it with `.meta({ id })` where several calls share
 * it: the SDK then exports its labels too.
 */
export const choice = <const Labels extends Record<string, string>>(label: string, labels: Labels) =>
  z
    .enum(Object.keys(labels) as [keyof Labels & string, ...(keyof Labels & string)[]], { error: `请选择${label}` })
    .register(z.globalRegistry, { title: label, labels })

/** A switch of the wire: 1 on, 0 off. It sets and does not toggle, so that a retry is harmless. */
export const onOff = (label: string) => labelled(label, z.literal([0, 1], { error: `${label}须为 0 或 1` }))

/** A web address, http or https, of a host with a dot: who types one word means something else. */
export const webAddress = (label: string) => {
  const error = `${label}的格式如 https://www.example.com`
  return labelled(
    label,
    z
      .url({ protocol: /^https?$/, error, abort: true })
      .check(like(/^https?:\/\/[^/\s]+\.[^\s]+$/i, error), z.maxLength(2048, { error: `${label}过长` })),
  )
}

/** The address of a file that was uploaded here: `/files/…`, or one of ours on the web. */
export const fileAddress = (label: string) =>
  labelled(
    label,
    z
      .string({ error: `请上传${label}` })
      .check(
        z.regex(/^(?:https?:\/)?\/[^\s<>"'\\]+$/, { error: `请上传${label}` }),
        z.maxLength(2048, { error: `${label}的地址过长` }),
      ),
  )

/** Where a link leads: a page of this site, `/mall`, or a web address. */
export const linkAddress = (label: string) => {
  const error = `${label}填站内路径（如 /mall）或 https:// 开头的网址`
  return labelled(
    label,
    z
      .string({ error })
      .check(
        z.trim(),
        z.regex(/^(?:https?:\/\/[^/\s]+\.\S+|\/(?:[^/\s\\][^\s\\]*)?)$/, { error }),
        z.maxLength(2048, { error: `${label}过长` }),
      ),
  )
}

/** Years before are slips of the pen, and the year 0 is none that a database knows. */
const ofOurTime = (error: string) => like(/^(?:19|[2-9]\d)/, error)

/** A day: 2026-01-31, from 1900 to 9999. */
export const day = (label: string) => {
  const error = `${label}的格式为 2026-01-31`
  return labelled(label, z.iso.date({ error }).check(ofOurTime(error)))
}

/** An instant: ISO 8601 with offset, from 1900 to 9999. */
export const instant = (label: string) => {
  const error = `${label}的格式不正确`
  return labelled(label, z.iso.datetime({ offset: true, error }).check(ofOurTime(error)))
}

/** An e-mail address. */
export const email = (label = '邮箱') =>
  labelled(label, z.email({ error: `${label}格式不正确` }).check(z.maxLength(254, { error: `${label}过长` })))

/** A telephone that is printed, not dialled by us: digits, spaces, +, -, brackets, # and 转. */
export const telephone = (label = '电话') =>
  labelled(
    label,
    z
      .string({ error: `请输入${label}` })
      .check(z.trim(), z.regex(/^[\d+\- ()()#转]{5,30}$/, { error: `${label}格式不正确` })),
  )

/** A phone number with its area: `+86-13800000000`. A bare number is one of +86 (specification, section 9). */
export const mobile = (label = '手机号码') =>
  labelled(
    label,
    z
      .string({ error: `请输入${label}` })
      .check(z.regex(/^(?:\+86-|(?=1))1\d{10}$|^\+852-\d{8}$|^\+886-\d{9,10}$/, { error: `${label}格式不正确` })),
  )

/** 统一社会信用代码: 18 characters of GB 32100-2015, without I, O, S, V, Z. The server checks the sum. */
export const creditCode = (label = '统一社会信用代码') =>
  labelled(
    label,
    z
      .string({ error: `请输入${label}` })
      .check(z.trim(), z.regex(/^[0-9A-HJ-NP-RTUWXY]{18}$/, { error: `${label}为 18 位数字或大写字母` })),
  )

/** Words to search for: any text up to 200 characters; what cannot be understood finds nothing. */
export const keywords = (label = '搜索内容') => note(label, 200)
