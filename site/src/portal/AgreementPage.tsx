import { useSuspenseQuery } from '@tanstack/react-query'
import { agreementKindLabels } from '@xinpu/sdk/labels'
import type { AgreementKind, AgreementText } from '@xinpu/sdk/types'
import { AgreementEdition, AgreementVersions, DocPage } from '@xinpu/ui/frame'
import { Alert, Link, Section } from '@xinpu/ui/primitives'
import { agreementText } from '../account/agreements.ts'
import { useCall } from '../app/api.ts'
import { late } from '../rendering/late.tsx'
import { usePlace, type Place } from '../app/use-place.ts'

const RichText = late(() => import('@xinpu/ui/rich-text').then((module) => module.RichText))

interface AgreementPageProps {
  kind: AgreementKind
  /** Which version; the one in force unless said. */
  version: number | undefined
  /** Where a version of it is read; without a number the one in force. */
  placeOf: (number?: number) => Place
  actions?: React.ReactNode
}

/** A version of an agreement, with the others under it. */
export function AgreementPage({ kind, version, placeOf, actions }: AgreementPageProps) {
  const { data: text } = useSuspenseQuery(agreementText(useCall(), kind, version))
  const place = usePlace()
  const hrefOf = (number?: number) => place(placeOf(number))

  return (
    <>
      <DocPage
        title={agreementKindLabels[kind]}
        edition={<AgreementEdition version={text} />}
        {...(text.state !== 'inForce' && { lead: <NotInForce text={text} href={hrefOf()} /> })}
        sections={text.sections.map(({ title, html }, index) => ({
          id: `part-${index + 1}`,
          title,
          content: <RichText html={html} topLevel={3} />,
        }))}
        numbering="decimal"
        actions={actions}
      />
      <Section title="历次版本">
        <AgreementVersions versions={text.versions} current={text.number} hrefOf={({ number }) => hrefOf(number)} />
      </Section>
    </>
  )
}

const NotInForce = ({ text, href }: { text: AgreementText; href: string }) => (
  <Alert
    tone="warn"
    title={text.state === 'waiting' ? '这一版还没有生效' : '这一版已经失效'}
    action={<Link href={href}>看现行版本</Link>}
  />
)
