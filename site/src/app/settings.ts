/** What one installation of the site has of its own. */
export const settings = {
  siteName: '芯谱',
  /** The home screen: datasheet search, or the mall. */
  rootPage: '/datasheet',
  webSearchUrl: 'https://cn.bing.com/search?q=',
  /** Another site that answers sentences, offered beside our own reading of them. */
  aiSite: { name: 'DeepSeek', url: 'https://chat.deepseek.com' },
  icpNo: '粤ICP备00000000号',
  icpUrl: 'https://beian.miit.gov.cn',
  /** Which build this is. */
  version: String(import.meta.env['VITE_VERSION'] ?? ''),
} as const

/** The title of a page: what it shows, then the site. */
export const titleOf = (text: string): string => `${text} - ${settings.siteName}`

/** What search engines are told of a thing that is not there: nothing to keep. */
export const missingHead = (noun: string) => ({
  meta: [{ title: titleOf(`没有找到这份${noun}`) }, { name: 'robots', content: 'noindex' }],
})
