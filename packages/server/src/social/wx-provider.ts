import { Refusal } from '@xinpu/contract/refusal'
import type { SocialSettings } from '../core/settings.ts'
import { addressOf, askJson } from './ask-json.ts'
import type { SocialProvider } from './social-provider.ts'

interface Token {
  access_token?: string
  openid?: string
  unionid?: string
  errcode?: number
}

/** WeChat's login for websites (developers.weixin.qq.com, “网站应用微信登录”). */
export const wxProvider = ({ id, secret, endpoint }: SocialSettings): SocialProvider => ({
  authorizeUrl: (state, redirectUri) =>
    `${
      addressOf('https://open.weixin.qq.com/connect/qrconnect', {
        appid: id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      }).href
    }#wechat_redirect`,

  async identify(code) {
    const base = endpoint ?? 'https://api.weixin.qq.com'
    const token = await askJson<Token>(
      addressOf(`${base}/sns/oauth2/access_token`, { appid: id, secret, code, grant_type: 'authorization_code' }),
    )
    if (!token.access_token || !token.openid) throw new Refusal('微信授权已失效，请重新授权')
    const { nickname = '' } = await askJson<{ nickname?: string }>(
      addressOf(`${base}/sns/userinfo`, { access_token: token.access_token, openid: token.openid }),
    )
    return { subject: token.unionid ?? token.openid, nickName: nickname }
  },
})
