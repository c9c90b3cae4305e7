import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CompanyHint } from '@xinpu/sdk/types'
import { CodeReading } from '@xinpu/ui/company'
import { OmniSearch, type HintGroup } from '@xinpu/ui/search'
import { useCall } from '../app/api.ts'
import { useLocal } from '../app/use-local.ts'
import { usePlace } from '../app/use-place.ts'
import { useTyped } from '../search/use-typed.ts'
import { lookedUp, noCompanies } from './kept-companies.ts'
import { foundPlace, registerPlace } from './places.ts'
import { companyHints } from './queries.ts'

/** The box of 查企业: a name, a former name, first letters, a code or a person; a code is read back while it is typed. */
export function LookupBox({ text = '', size = 'md' }: { text?: string; size?: 'lg' | 'md' }) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const { typed, type, asked } = useTyped(text)
  const { data, isFetching } = useQuery({ ...companyHints(call, asked), enabled: asked !== '' })
  const recent = useLocal(lookedUp, noCompanies)

  const search = (keywords: string) => void navigate(foundPlace({ keywords: keywords.trim() }))

  return (
    <>
      <OmniSearch
        scene="company"
        size={size}
        value={typed}
        onChange={type}
        onSearch={search}
        groups={asked === '' ? [] : groupsOf(data?.data ?? [])}
        isLoading={isFetching}
        hrefOf={({ id }) => place(registerPlace(id))}
        history={recent.map(({ name }) => name)}
        onForget={(name) => lookedUp.write(recent.filter((one) => one.name !== name))}
        onClearHistory={() => lookedUp.clear()}
        action={place(foundPlace({}))}
        name="keywords"
      />
      <CodeReading text={typed} onMend={type} />
    </>
  )
}

/** Hints by what matched: names first, then former names, first letters, codes and people. */
function groupsOf(hints: readonly CompanyHint[]): HintGroup[] {
  const titles = [...new Set(hints.map(({ matched }) => matched?.name ?? '企业'))]
  return titles.map((title) => ({
    title,
    items: hints.filter(({ matched }) => (matched?.name ?? '企业') === title).map(hintOf),
  }))
}

const hintOf = ({ id, name, region, regStatus, matched, enterpriseId }: CompanyHint) => ({
  type: 'company' as const,
  id,
  name,
  count: 0,
  detail: [matched?.value, region, enterpriseId && '在芯谱', regStatus].filter(Boolean).join('　'),
})
