import { isIPv6 } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { hostNamed } from './asked-host.ts'
import { databaseEnvironment, databaseOf, type DatabaseSettings } from './database-settings.ts'
import { companyEnvironment, tianyanchaOf, type TianyanchaSettings } from './company-settings.ts'
import { hasSandbox } from './reach.ts'
import { openSearchOf, searchEnvironment, type OpenSearchSettings } from './opensearch-settings.ts'
import { traceEnvironment, tracesOf, type TraceSettings } from './trace-settings.ts'
import { OperatorError } from './operator-error.ts'
import { aliyunOf, smsEnvironment, type AliyunSmsSettings } from './sms-settings.ts'
import { s3Environment, s3Of, type S3Settings } from './s3-settings.ts'
import { kuaidi100Of, parcelEnvironment, type Kuaidi100Settings } from './parcel-settings.ts'
import { alipayOf, payEnvironment, wechatPayOf, type AlipaySettings, type WechatPaySettings } from './pay-settings.ts'

const proxies = z
  .enum(['0', '1', '2', '3', 'true', 'false'])
  .transform((value) => (value === 'true' ? 1 : Number(value) || 0))
const hosts = z.string().transform((text) =>
  text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean),
)
const names = hosts.refine((all) => all.every((name) => hostNamed(name) === name), {
  error: 'names without a scheme, a port or a stroke, with commas between',
})

const originOf = (address: string) => new URL(address).origin
const site = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((address) => new URL(address).href === `${originOf(address)}/`, {
    error: ({ input }) => `the site lies at the top of its host; write ${originOf(String(input))}`,
  })
  .transform(originOf)

/** Every variable the server reads. `docs/1-house.md` explains them; a wrong one stops the start with its name. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  NODE_ENV: z.string().default('development'),
  SANDBOX: z.enum(['0', '1', 'true', 'false', 'local']).optional(),
  SITE: z.enum(['on', 'off']).default('on'),
  SITE_ORIGIN: site.optional(),
  COOKIE_DOMAIN: z.string().default(''),
  ALLOWED_HOSTS: names.default([]),
  RETURN_HOSTS: hosts.default([]),
  MOBILE_HOST: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?:[a-z0-9.-]+(?::\d{1,5})?)?$/, 'write the host alone, such as m.example.com')
    .default(''),
  OUTSIDE_HOSTS: hosts.default([]),
  TRUST_PROXY: proxies.default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  RATE_LIMIT: z.coerce.number().int().min(1).default(1200),
  SMS_LIMIT: z.coerce.number().int().min(1).default(60),
  METRICS_TOKEN: z.string().min(16).optional(),
  ...traceEnvironment,
  ...searchEnvironment,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default(''),
  WX_APP_ID: z.string().optional(),
  WX_APP_SECRET: z.string().optional(),
  WX_ENDPOINT: z.url().optional(),
  QQ_APP_ID: z.string().optional(),
  QQ_APP_KEY: z.string().optional(),
  QQ_ENDPOINT: z.url().optional(),
  ...parcelEnvironment,
  WORD_LIST: z.string().optional(),
  ...databaseEnvironment,
  ...smsEnvironment,
  ...s3Environment,
  ...companyEnvironment,
  ...payEnvironment,
})

export interface Settings extends DatabaseSettings {
  port: number
  host: string
  /** Database folder, files, reports. Absolute. */
  dataDir: string
  /** Files lie below `dataDir`, or in the bucket of `s3`. */
  keepsFilesIn: 'folder' | 's3'
  s3: S3Settings | undefined
  /** Whether pages are answered; without them the server is the API, its files and its sitemaps alone. */
  hasSite: boolean
  /** Whether `/sandbox` stands in for third parties. */
  hasSandbox: boolean
  /** Names under which the server is asked besides that of `origin` and this machine's own. */
  allowedHosts: readonly string[]
  /** Whether it is asked under any address too: nobody has said by which name people reach it. */
  answersAddresses: boolean
  /** Where people reach the site; for links in mails and canonical addresses. */
  origin: string
  cookieDomain: string
  /** Hosts that a login may return to, with their port where it is not the usual one. */
  returnHosts: readonly string[]
  /** The host that has pages for phones, with its port where it is not the usual one; empty where one site serves all. */
  mobileHost: string
  /** Hosts whose datasheets may be fetched and read here, each with those below it. */
  outsideHosts: readonly string[]
  /** How many reverse proxies stand before us: so many addresses of a visitor's chain are theirs, the rest is hearsay. */
  trustProxy: number
  logLevel: string
  /** Requests a minute from one address, over all servers of the database. */
  rateLimit: number
  /** SMS codes an hour to one place; five times as many a day. */
  smsLimit: number
  /** Who may read `/metrics` and the details of `/api/health`; absent, there are none. */
  metricsToken: string | undefined
  /** Who is told how long what took; absent, nobody is. */
  traces: TraceSettings | undefined
  /** How parts are found: in the index beside the database, by the database alone, or in a cluster of OpenSearch. */
  search: 'index' | 'sql' | 'opensearch'
  openSearch: OpenSearchSettings | undefined
  aliyunSms: AliyunSmsSettings | undefined
  mail: MailSettings | undefined
  wx: SocialSettings | undefined
  qq: SocialSettings | undefined
  kuaidi100: Kuaidi100Settings | undefined
  tianyancha: TianyanchaSettings | undefined
  /** Milliseconds for a question to whoever tells of companies. */
  companyPatience: number
  alipay: AlipaySettings | undefined
  wechatPay: WechatPaySettings | undefined
  /** A file of words that have a post looked at before others see it. Absolute. */
  wordList: string | undefined
}

export interface MailSettings {
  /** smtp://user:password@host:port */
  url: string
  from: string
}

export interface SocialSettings {
  id: string
  secret: string
  /** Another host than the provider's own, for tests. */
  endpoint: string | undefined
  /** Where the provider leads back to. */
  redirectUri: string
}

/** The project's folder: relative paths in the environment start there. */
const root = resolve(import.meta.dirname, '../../../..')

/** Reads the environment, or throws one sentence that names the variable. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(given)
  if (!read.success) throw new OperatorError(complaint(read.error))
  const values = read.data
  const origin = values.SITE_ORIGIN ?? `http://${bracketed(values.HOST)}:${values.PORT}`
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(root, values.DATA_DIR),
    keepsFilesIn: values.FILES,
    s3: s3Of(values),
    ...databaseOf(values),
    hasSite: values.SITE === 'on',
    hasSandbox: hasSandbox(values),
    allowedHosts: values.ALLOWED_HOSTS,
    answersAddresses: values.SITE_ORIGIN === undefined,
    origin,
    cookieDomain: values.COOKIE_DOMAIN,
    returnHosts: values.RETURN_HOSTS,
    mobileHost: values.MOBILE_HOST,
    outsideHosts: values.OUTSIDE_HOSTS,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    rateLimit: values.RATE_LIMIT,
    smsLimit: values.SMS_LIMIT,
    metricsToken: values.METRICS_TOKEN,
    traces: tracesOf(values),
    search: values.SEARCH,
    openSearch: openSearchOf(values),
    aliyunSms: aliyunOf(values),
    mail: mailOf(values),
    wx: socialOf('WX_APP_ID', 'WX_APP_SECRET', values, origin),
    qq: socialOf('QQ_APP_ID', 'QQ_APP_KEY', values, origin),
    kuaidi100: kuaidi100Of(values),
    tianyancha: tianyanchaOf(values),
    companyPatience: values.TYC_PATIENCE,
    alipay: alipayOf(values),
    wechatPay: wechatPayOf(values),
    wordList: values.WORD_LIST && resolve(root, values.WORD_LIST),
  }
}

function complaint(error: z.ZodError): string {
  const [issue] = error.issues
  return `The environment variable ${String(issue?.path[0])} is not usable: ${issue?.message}.`
}

/** An IPv6 address as a web address has it. */
const bracketed = (host: string) => (isIPv6(host) ? `[${host}]` : host)

function mailOf({ SMTP_URL: url, MAIL_FROM: from }: z.infer<typeof Environment>): MailSettings | undefined {
  if (!url) return undefined
  if (!from) throw new OperatorError('SMTP_URL is set, so MAIL_FROM is needed too.')
  return { url, from }
}

/** The page that finishes a login by WeChat or QQ (specification, section 4). */
export const socialReturn = '/'

function socialOf(
  idName: 'WX_APP_ID' | 'QQ_APP_ID',
  secretName: 'WX_APP_SECRET' | 'QQ_APP_KEY',
  values: z.infer<typeof Environment>,
  origin: string,
): SocialSettings | undefined {
  const [id, secret] = [values[idName], values[secretName]]
  if (!id) return undefined
  if (!secret) throw new OperatorError(`${idName} is set, so ${secretName} is needed too.`)
  const endpoint = idName === 'WX_APP_ID' ? values.WX_ENDPOINT : values.QQ_ENDPOINT
  return { id, secret, endpoint, redirectUri: `${origin}${socialReturn}` }
}
