import { expect } from 'storybook/test'
import { patience } from './patience.ts'

const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
const frame = () => new Promise((drawn) => setTimeout(drawn, 20))

/**
 * `toBeVisible` waits, as every other question about what is to come does. React Aria keeps what opens unseen until it
 * stands where it belongs, and React what is not loaded: it is in the document a moment before.
 */
expect.extend({
  async toBeVisible(element: Element) {
    const wanted = !this.isNot
    const end = performance.now() + patience
    while (isSeen(element) !== wanted && performance.now() < end) await frame()
    return {
      pass: isSeen(element),
      message: () =>
        `${element.outerHTML.slice(0, 300)} is ${wanted ? 'not ' : ''}visible${element.isConnected ? '' : ': it is gone'}.`,
    }
  },
})
