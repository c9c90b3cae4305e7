import { Refusal } from '@xinpu/contract/refusal'
import type { SocialSettings } from '../core/settings.ts'
import { addressOf, askJson } from './ask-json.ts'
import type { SocialProvider } from './social-provider.ts'

/** QQ's login for websites (wiki.connect.qq.com, “网站开发流程”). */
export const qqProvider = ({ id, secret, endpoint, redirectUri }: SocialSettings): SocialProvider => ({
  authorizeUrl: (state, back) =>
    addressOf('https://graph.qq.com/oauth2.0/authorize', {
      response_type: 'code',
      client_id: id,
      redirect_uri: back,
      state,
      scope: 'get_user_info',
    }).href,

  async identify(code) {
    const base = endpoint ?? 'https://graph.qq.com'
    const { access_token: token } = await askJson<{ access_token?: string }>(
      addressOf(`${base}/oauth2.0/token`, {
        grant_type: 'authorization_code',
        client_id: id,
        client_secret: secret,
        code,
        redirect_uri: redirectUri,
        fmt: 'json',
      }),
    )
    if (!token) throw new Refusal('QQ 授权已失效，请重新授权')
    const { openid, unionid } = await askJson<{ openid?: string; unionid?: string }>(
      addressOf(`${base}/oauth2.0/me`, { access_token: token, unionid: '1', fmt: 'json' }),
    )
    if (!openid) throw new Refusal('QQ 授权已失效，请重新授权')
    const { nickname = '' } = await askJson<{ nickname?: string }>(
      addressOf(`${base}/user/get_user_info`, { access_token: token, oauth_consumer_key: id, openid }),
    )
    return { subject: unionid ?? openid, nickName: nickname }
  },
})
