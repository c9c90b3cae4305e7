import { Refusal } from '@xinpu/contract/refusal'
import type { House } from '../core/context.ts'
import type { Settings } from '../core/settings.ts'
import { qqProvider } from './qq-provider.ts'
import { sandboxProvider } from './sandbox-provider.ts'
import { wxProvider } from './wx-provider.ts'

declare module '../core/context.ts' {
  interface House {
    social: SocialProviders
  }
}

export type SocialKind = 'wx' | 'qq'

/** Who WeChat or QQ says somebody is. `subject` is theirs for good: unionid where there is one, else openid. */
export interface SocialIdentity {
  subject: string
  nickName: string
}

/** WeChat or QQ. The port: their documented OAuth where it is configured, the sandbox's phone on a laptop. */
export interface SocialProvider {
  /** Where the browser is sent so that the person agrees. */
  authorizeUrl: (state: string, redirectUri: string) => string
  /** Turns what came back into a person, once. */
  identify: (authorizationCode: string) => Promise<SocialIdentity>
}

export type SocialProviders = Readonly<Record<SocialKind, SocialProvider>>

export const socialProviders = (settings: Settings, house: Pick<House, 'db' | 'now'>): SocialProviders => ({
  wx: settings.wx ? wxProvider(settings.wx) : standIn('wx', settings, house),
  qq: settings.qq ? qqProvider(settings.qq) : standIn('qq', settings, house),
})

const standIn = (kind: SocialKind, settings: Settings, house: Pick<House, 'db' | 'now'>) =>
  settings.hasSandbox ? sandboxProvider(kind, settings, house) : missing(kind)

const missing = (kind: SocialKind): SocialProvider => {
  const refuse = () => {
    throw new Refusal(`${kind === 'wx' ? '微信' : 'QQ '}登录暂未开通，请使用其他方式登录`)
  }
  return { authorizeUrl: refuse, identify: refuse }
}
