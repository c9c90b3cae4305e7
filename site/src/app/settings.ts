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

/** The head of a page that is nothing for search engines to keep. */
export const ownHead = (title: string) => ({
  meta: [{ title: titleOf(title) }, { name: 'robots', content: 'noindex' }],
})

/** The head of a thing that is not there. */
export const missingHead = (noun: string) => ownHead(`没有找到这份${noun}`)
