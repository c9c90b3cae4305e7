import type { DocSection } from '@xinpu/ui/frame'

/** 隐私政策. What is kept, why, for how long, and how to take it back. */
export const privacy: readonly DocSection[] = [
  {
    id: 'collect',
    title: '我们收集什么',
    paragraphs: [
      '注册与登录：手机号码、密码的摘要、昵称；绑定微信或 QQ 时，对方给我们的编号与昵称。企业认证：证照、统一社会信用代码与联系人。',
      '使用：浏览过的资料、收藏、发布的内容、登录设备与时间。不登录时，只有一个随机的匿名编号。',
      '搜索历史、自定义导航与显示偏好只留在您的浏览器里，不发给我们。',
    ],
  },
  {
    id: 'use',
    title: '用来做什么',
    paragraphs: [
      '提供您要的功能，防止盗号与滥用，改进搜索。我们不出售个人信息，也不用它做跨站广告。',
      '短信、邮件、支付、登录与企业数据由第三方服务完成，只交给它们完成这件事所需的最少信息。',
    ],
  },
  {
    id: 'cookie',
    title: 'Cookie 与本地存储',
    paragraphs: [
      'uuid 是匿名编号；token、userId、avatar、nickName 是登录信息；sid 只有服务器能读，用来续期；theme 是您选的外观。退出登录会清除登录信息。',
    ],
  },
  {
    id: 'keep',
    title: '保存多久',
    paragraphs: [
      '账号存续期间保存；注销后删除或匿名化，法律要求保存的交易记录除外。登录设备 30 天不用即失效，验证码 5 分钟失效。',
    ],
  },
  {
    id: 'rights',
    title: '您的权利',
    paragraphs: [
      '您可以查看、更正和删除自己的资料，清空或暂停最近浏览，让任何一台设备退出登录，也可以注销账号。做不到的，请写信给我们，我们在 15 个工作日内答复。',
    ],
  },
  {
    id: 'minors',
    title: '未成年人',
    paragraphs: ['不满 18 周岁的，请在监护人同意后使用；我们不会有意收集儿童的个人信息。'],
  },
]

export const privacyDate = '2026-01-15'
