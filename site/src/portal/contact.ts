/** 联系我们. One way to reach us: whom for what, and how soon an answer comes. */
export interface ContactWay {
  id: string
  title: string
  text: string
  mail: string
  phone?: string
}

export const contactWays: readonly ContactWay[] = [
  {
    id: 'service',
    title: '客服',
    text: '账号、登录、下载与订单问题。工作日 9:00–18:00，一个工作日内答复。',
    mail: 'service@xinpu.example',
    phone: '0755-0000 0000',
  },
  {
    id: 'business',
    title: '商务',
    text: '品牌与代理商入驻、商家开店、资料合作、接口接入。',
    mail: 'business@xinpu.example',
  },
  {
    id: 'report',
    title: '举报与侵权',
    text: '仿冒器件、虚假供求、侵权资料。请附上页面地址与证明，我们会在三个工作日内处理并告知结果。',
    mail: 'report@xinpu.example',
  },
]
