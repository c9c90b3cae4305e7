import { createFileRoute } from '@tanstack/react-router'
import { on, oneOf, readsAddress, word } from '../app/address.ts'
import { ownHead } from '../app/settings.ts'
import { LateRegisterPage } from '../account/late-pages.ts'

const readSearch = readsAddress({ shareCode: word(32), fromswb: word(2048), isForget: on, kind: oneOf(['enterprise']) })

export const Route = createFileRoute('/register')({
  staticData: { shell: 'none' },
  validateSearch: readSearch,
  head: ({ match }) => ownHead(match.search.isForget ? '找回密码' : '注册'),
  component: Page,
})

function Page() {
  return <LateRegisterPage {...Route.useSearch()} />
}
