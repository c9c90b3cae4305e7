import { titleOf } from '../app/settings.ts'

/** A share is for who has its link, not for search engines. */
export const shareHead = () => ({
  meta: [{ title: titleOf('文件分享') }, { name: 'robots', content: 'noindex' }],
})
