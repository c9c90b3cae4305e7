import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { PlanTable } from '@xinpu/ui/account'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { Section } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { myPlan, plansOf } from './queries.ts'

/** R011: what the plans give, the one a person has, and how another is had. */
export function MemberPage({ levelId }: { levelId: number | undefined }) {
  const call = useCall()
  const { openLogin } = useLogin()
  const navigate = useNavigate()
  const { data: levels } = useSuspenseQuery(plansOf(call))
  const { data: who } = useQuery(me(call))
  const { data: mine } = useQuery({ ...myPlan(call), enabled: Boolean(who) })
  // What was chosen is in the address: it is still chosen after a login.
  const choose = (chosen: number | undefined) =>
    navigate({ to: '/huiyuan', search: { levelId: chosen }, replace: true, resetScroll: false })
  const chosen = levels.find(({ id, price }) => id === levelId && price > 0)

  return (
    <DefaultLayout head={<PageHead title="会员" />}>
      <Section title="等级与权益" meta="找料、比价、读手册对所有人开放，不为阅读收费。会员只多给量。">
        <PlanTable
          levels={levels}
          mine={who ? mine : undefined}
          onChoose={async ({ id }) => {
            await choose(id)
            if (!who) openLogin()
          }}
        />
      </Section>
      {who && mine && chosen && (
        <PlanDialog key={chosen.id} level={chosen} mine={mine} onClose={() => void choose(undefined)} />
      )}
    </DefaultLayout>
  )
}
