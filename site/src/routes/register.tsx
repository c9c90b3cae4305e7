import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '../account/RegisterPage.tsx'
import { wordOf } from '../app/address.ts'
import { titleOf } from '../app/settings.ts'

interface Search {
  shareCode?: string | undefined
  fromswb?: string | undefined
  isForget?: boolean | undefined
  kind?: 'enterprise' | undefined
}

const readSearch = ({ shareCode, fromswb, isForget, kind }: Record<string, unknown>): Search => ({
  shareCode: wordOf(shareCode, 32),
  fromswb: wordOf(fromswb, 2048),
  isForget: isForget === true || isForget === 'true' || undefined,
  kind: kind === 'enterprise' ? kind : undefined,
})

export const Route = createFileRoute('/register')({
  staticData: { shell: 'none', pattern: '/register' },
  validateSearch: readSearch,
  head: ({ match }) => ({
    meta: [{ title: titleOf(match.search.isForget ? '找回密码' : '注册') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Page,
})

function Page() {
  return <RegisterPage {...Route.useSearch()} />
}
