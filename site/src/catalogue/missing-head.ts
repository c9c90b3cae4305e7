import { titleOf } from '../app/settings.ts'

/** What search engines are told of a thing that is not there: nothing to keep. */
export const missingHead = (noun: string) => ({
  meta: [{ title: titleOf(`没有找到这份${noun}`) }, { name: 'robots', content: 'noindex' }],
})
