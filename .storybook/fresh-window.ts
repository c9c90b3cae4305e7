import { composeStory } from 'storybook/preview-api'
import { queue } from '../packages/ui/src/primitives/Toast/toast-queue.ts'

/** Storybook takes a story away when the next one comes, and this one has nothing in it. */
const nothing = composeStory({ render: () => null }, { title: 'nothing' }, {}, {}, 'Nothing')
const address = location.href

/** What comes in by and by is there at once: a busy machine would otherwise be asked before it is seen. */
const still = document.createElement('style')
still.textContent =
  '*, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition-duration: 0s !important; transition-delay: 0s !important }'
document.head.append(still)

/** Stories share a window: whatever earlier ones left in it is gone, so that each is alone wherever it stands in the line. */
export async function freshWindow(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await nothing.load()
  queue.clear()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', address)
  for (const element of [document.documentElement, document.body]) element.removeAttribute('style')
  for (const name of ['data-theme', 'data-density']) document.documentElement.removeAttribute(name)
  document.title = ''
  scrollTo(0, 0)
}
