import type { Plugin } from 'vite'

const template = /`(?:[^`\\]|\\[^])*`/g

/** Takes the indentation out of the styles that go to the browser: styled-components parses them there, spaces and all. */
export const tidyCss = (): Plugin => ({
  name: 'tidy-css',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/ui\/src\/.*\.tsx?$/ },
    handler(code) {
      if (!code.includes('styled-components')) return undefined
      return { code: code.replaceAll(template, (css) => css.replaceAll(/\s*\n\s*/g, ' ')), map: null }
    },
  },
})
