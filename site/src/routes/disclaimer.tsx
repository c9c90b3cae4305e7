import { createFileRoute } from '@tanstack/react-router'
import { DocPage } from '@xinpu/ui/frame'
import { Button, LinkButton, PageBody } from '@xinpu/ui/primitives'
import { useAgreement } from '../account/agreement.tsx'
import { usePlace } from '../app/use-place.ts'
import { disclaimer, disclaimerDate } from '../portal/disclaimer.ts'
import { staticHead } from '../portal/static-head.ts'

export const Route = createFileRoute('/disclaimer')({
  staticData: { shell: 'default' },
  head: ({ match }) =>
    staticHead(
      {
        title: '免责声明',
        description: '参数、交易、外部链接与企业信息的责任说明。',
        path: '/disclaimer',
        kind: 'WebPage',
      },
      match.context.visit,
    ),
  component: Page,
})

function Page() {
  const agreement = useAgreement()
  const place = usePlace()

  return (
    <PageBody>
      <DocPage
        title="免责声明"
        updatedAt={disclaimerDate}
        sections={disclaimer}
        numbering="decimal"
        actions={
          <>
            <LinkButton href={place({ to: '/privacy' })}>隐私政策</LinkButton>
            <Button onPress={() => agreement.open()}>用户协议</Button>
          </>
        }
      />
    </PageBody>
  )
}
