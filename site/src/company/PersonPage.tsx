import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { LoginGate } from '@xinpu/ui/account'
import { CompanyCard, CompanyList } from '@xinpu/ui/company'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { Alert, Breadcrumb, EmptyState } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { registerHref } from '../account/places.ts'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { lookupPlace, personPlace, registerPlace } from './places.ts'
import { companiesOfPerson, foundSize, registered } from './queries.ts'
import { Source } from './Source.tsx'

interface PersonPageProps {
  id: number
  staffId: number
  page: number
}

/** R021: somebody of a company, with the companies linked to them through it; nobody of the same name is mixed in. */
export function PersonPage({ id, staffId, page }: PersonPageProps) {
  const call = useCall()
  const place = usePlace()
  const { openLogin } = useLogin()
  const { data: company } = useSuspenseQuery(registered(call, id))
  const { data: who } = useQuery(me(call))
  const found = useQuery({ ...companiesOfPerson(call, id, staffId, page), enabled: Boolean(who) })
  const person = found.data?.person

  return (
    <DefaultLayout
      breadcrumb={
        <Breadcrumb
          items={[
            { label: '查企业', href: place(lookupPlace) },
            { label: company.name, href: place(registerPlace(id)) },
            { label: person?.name ?? '人员' },
          ]}
        />
      }
      head={
        <>
          <PageHead title={person ? `${person.name}（${person.type.join('、')}）` : '人员'} />
          <Source {...company} />
        </>
      }
    >
      {who ? (
        <>
          <Alert title="按本企业关联，不代表同名人员">
            只列出与 {company.name} 有登记关联的任职与投资，每一条写明依据。
          </Alert>
          <CompanyList
            companies={shownOf(found)}
            paging={{
              page,
              pageSize: foundSize,
              hrefFor: (next) => place(personPlace(id, staffId, next === 1 ? undefined : next)),
            }}
            whenEmpty={<EmptyState title="没有关联的企业" />}
          >
            {(one) => (
              <CompanyCard
                company={one}
                href={place(registerPlace(one.id))}
                ties={{
                  roles: [...one.roles, ...(one.percent ? [`持股 ${one.percent}`] : []), spanOf(one)].filter(Boolean),
                  basis: one.tie,
                }}
              />
            )}
          </CompanyList>
        </>
      ) : (
        <LoginGate
          level={2}
          title="登录后看任职与投资"
          why="人员信息登录后可读，免费。"
          onLogin={() => openLogin()}
          registerHref={registerHref}
          alternative={{ label: company.name, href: place(registerPlace(id)) }}
        />
      )}
    </DefaultLayout>
  )
}

const spanOf = ({ since, until }: { since?: string; until?: string }) =>
  since ? `${since.slice(0, 7)} 至 ${until?.slice(0, 7) ?? '今'}` : ''
