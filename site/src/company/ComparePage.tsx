import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CompanyCompare, CompanySource } from '@xinpu/ui/company'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { Breadcrumb, Button, EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { toCompare } from './kept-companies.ts'
import { LookupBox } from './LookupBox.tsx'
import { comparedIds } from './lookup-params.ts'
import { lookupPlace, registerPlace, sideBySidePlace } from './places.ts'
import { compared } from './queries.ts'

/** Two to four companies side by side; which ones stands in the address. */
export function ComparePage({ ids }: { ids: string | undefined }) {
  const place = usePlace()
  const chosen = comparedIds(ids)
  return (
    <DefaultLayout
      breadcrumb={<Breadcrumb items={[{ label: '查企业', href: place(lookupPlace) }, { label: '企业对比' }]} />}
      head={<PageHead title="企业对比" />}
    >
      {chosen.length < 2 ? <TooFew count={chosen.length} /> : <Table chosen={chosen} />}
    </DefaultLayout>
  )
}

function Table({ chosen }: { chosen: number[] }) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const found = useQuery(compared(call, chosen))

  function remove(id: number) {
    toCompare.write(toCompare.read().filter((one) => one.id !== id))
    void navigate({ ...sideBySidePlace(chosen.filter((one) => one !== id)), replace: true })
  }

  return (
    <Region of={found}>
      {(companies) => (
        <>
          <CompanySource source={companies[0]?.source ?? ''} updateTime={oldest(companies)} />
          <CompanyCompare
            companies={companies}
            hrefOf={(id) => place(registerPlace(id))}
            renderAction={({ id, name }) => (
              <Button size="sm" tone="quiet" aria-label={`移除 ${name}`} onPress={() => remove(id)}>
                移除
              </Button>
            )}
          />
        </>
      )}
    </Region>
  )
}

/** A table is as fresh as the oldest thing in it. */
const oldest = (companies: readonly { updateTime: string }[]) =>
  companies.map(({ updateTime }) => updateTime).toSorted()[0] ?? ''

function TooFew({ count }: { count: number }) {
  const place = usePlace()
  return (
    <>
      <EmptyState
        title={count === 0 ? '还没有选企业' : '再选一家就能对比'}
        why="在搜索结果或企业页点“对比”，再回到这里。"
        action={<LinkButton href={place(lookupPlace)}>去查企业</LinkButton>}
      />
      <LookupBox />
    </>
  )
}
