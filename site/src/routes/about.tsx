import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { DocPage } from '@xinpu/ui/frame'
import { LinkButton, PageBody, StatRow, StatTile } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { about } from '../portal/about.ts'
import { figures } from '../portal/queries.ts'
import { staticHead } from '../portal/static-head.ts'

export const Route = createFileRoute('/about')({
  staticData: { shell: 'default' },
  loader: ({ context: { queryClient, call } }) => queryClient.ensureQueryData(figures(call)),
  head: ({ match }) =>
    staticHead(
      {
        title: '关于我们',
        description: '芯谱是给电子工程师与采购用的网站：找器件、读数据手册、比替代料、谈供求。',
        path: '/about',
        kind: 'AboutPage',
      },
      match.context.visit,
    ),
  component: Page,
})

function Page() {
  const call = useCall()
  const { data } = useSuspenseQuery(figures(call))
  const place = usePlace()

  return (
    <PageBody>
      <DocPage
        title="关于我们"
        sections={about}
        lead={
          <StatRow>
            <StatTile label="数据手册" value={data.datasheets} unit="份" />
            <StatTile label="型号" value={data.models} unit="个" />
            <StatTile label="品牌" value={data.brands} unit="个" />
          </StatRow>
        }
        actions={
          <>
            <LinkButton href={place({ to: '/contactUs' })}>联系我们</LinkButton>
            <LinkButton href={place({ to: '/disclaimer' })}>免责声明</LinkButton>
            <LinkButton href={place({ to: '/privacy' })}>隐私政策</LinkButton>
          </>
        }
      />
    </PageBody>
  )
}
