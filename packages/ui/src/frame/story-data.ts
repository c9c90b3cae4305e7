import type { AgreementText, Navigation } from '@xinpu/sdk/types'
import type { TopMenuItem } from './TopMenu/TopMenu.tsx'
import type { FrameUser, UserPlaces } from './UserPopover/user-ways.tsx'

/** What the stories of the frame share: a menu, a person, other sites. */
export const menu: TopMenuItem[] = [
  { tab: '首页', href: '#home' },
  { tab: '资讯', href: '#news' },
  { tab: '供求', href: '#inquiry' },
  { tab: '代理商', href: '#agents' },
  { tab: '商城', href: '#mall' },
  { tab: '圈子', href: '#circle' },
  { tab: '专区', href: '#prefecture' },
  { tab: '查企业', href: '#enterprise' },
]

export const user: FrameUser = { name: '林工', mobile: '138****1278', unread: 3, enterpriseStatus: null }

export const userPlaces: UserPlaces = {
  certification: '#certify',
  inquiries: '#inquiries',
  shopping: '#orders',
  userCenter: '#me',
  cloudDisk: '#disk',
  account: '#account',
}

export const navigation: Navigation = {
  common: [
    { name: '立创商城', url: 'https://www.szlcsc.com' },
    { name: '半导小芯', url: 'https://www.semiee.com' },
    { name: '公司内网', url: 'erp.local/stock' },
    { name: '中国海关总署', url: 'http://www.customs.gov.cn' },
  ],
  agent: [
    { name: '贸泽', url: 'https://www.mouser.cn' },
    { name: '得捷', url: 'https://www.digikey.cn' },
  ],
  brand: [
    { name: '德州仪器', url: 'https://www.ti.com.cn' },
    { name: '村田', url: 'https://www.murata.com/zh-cn' },
  ],
}

/** A story in one of the windows of `.storybook/windows.ts`. */
export const inWindow = (value: 'desktop' | 'narrow' | 'phone' | 'least') => ({ viewport: { value, isRotated: false } })

const words = (...paragraphs: string[]) => paragraphs.map((each) => `<p>${each}</p>`).join('')

const agreementText = (kind: AgreementText['kind'], sections: AgreementText['sections']): AgreementText => ({
  id: 1,
  kind,
  number: 1,
  state: 'inForce',
  beginTime: '2025-08-31T16:00:00.000Z',
  changes: '',
  sections,
  versions: [],
})

/** The two texts that people agree to, shortened. */
export const agreementTexts: readonly [AgreementText, AgreementText] = [
  agreementText('service', [
    {
      title: '账号',
      html: words(
        '您用手机号码注册，并对该账号下的行为负责。请妥善保管密码与验证码，不要把账号借给或转让给他人。',
        '连续两个月没有登录的账号，我们可以收回。收回之前会用短信通知您，通知后登录一次即可保留。',
        '您可以随时注销账号。注销后，已经发布的供求会下架，未完成的订单仍按约定履行。',
      ),
    },
    {
      title: '行为规范',
      html: words(
        '发布供求、报价与资料时，请保证型号、品牌、数量、批次与价格属实，并在情况变化后及时更新。',
        '违反以上约定的，我们可以移除内容、限制功能或停用账号，并说明原因；您可以申诉。',
      ),
    },
    {
      title: '责任限制',
      html: words('参数、库存与价格由原厂、代理商与用户提供，可能有误或已经变化。下单前，请以卖方的确认为准。'),
    },
    {
      title: '广告',
      html: words('本站可以展示广告，广告会明确标出，不会混在搜索结果里冒充排序。'),
    },
    {
      title: '未成年人',
      html: words('本站面向企业与从业者。未满 18 周岁的，请在监护人陪同下阅读本协议，并在监护人同意后使用。'),
    },
  ]),
  {
    ...agreementText('privacy', [
      {
        title: '我们收集什么',
        html: words(
          '注册与登录：手机号码、密码的摘要、昵称；绑定微信或 QQ 时，对方给我们的编号与昵称。',
          '使用：浏览过的资料、收藏、发布的内容、登录设备与时间。不登录时，只有一个随机的匿名编号。',
        ),
      },
      {
        title: '保存多久',
        html: words('账号存续期间保存；注销后删除或匿名化，法律要求保存的交易记录除外。'),
      },
      {
        title: '您的权利',
        html: words('您可以查看、更正和删除自己的资料，清空或暂停最近浏览，让任何一台设备退出登录。'),
      },
    ]),
    id: 2,
    beginTime: '2026-01-14T16:00:00.000Z',
  },
]
