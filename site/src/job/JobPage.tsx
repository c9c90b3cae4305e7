import { useSuspenseQuery } from '@tanstack/react-query'
import { jobDeliveryStatusLabels } from '@xinpu/sdk/labels'
import type { EnterpriseVO, JobDetail } from '@xinpu/sdk/types'
import { deliveryTones, JobList } from '@xinpu/ui/job'
import { DefaultLayout } from '@xinpu/ui/layout'
import {
  Alert,
  Breadcrumb,
  Button,
  DescriptionList,
  EntityHeader,
  Link,
  LinkButton,
  Section,
  Tag,
  TimeText,
} from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { late } from '../rendering/late.tsx'
import { useCall, useVisit } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { openDialog, useOpenDialog } from '../datasheet/open-dialog.ts'
import { ContactReveal } from '../enterprise/ContactReveal.tsx'
import { companyPlace } from '../enterprise/places.ts'
import { ApplyContainer } from './ApplyContainer.tsx'
import { jobPlace, jobsPlace } from './places.ts'
import { jobOf } from './queries.ts'

const RichText = late(() => import('@xinpu/ui/rich-text').then((module) => module.RichText))

/** R063: a job, who offers it, and how far one's own application is. */
export function JobPage({ id }: { id: number }) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const { data: job } = useSuspenseQuery(jobOf(call, id))

  return (
    <DefaultLayout
      breadcrumb={
        <Breadcrumb
          items={[
            { label: '招聘', href: place(jobsPlace()) },
            { label: job.categoryName, href: place(jobsPlace({ categoryId: job.categoryId })) },
            { label: job.title },
          ]}
        />
      }
      head={<EntityHeader kind="job" entity={job} actions={<Apply job={job} />} />}
      aside={<Beside job={job} />}
    >
      {job.status === 'closed' && (
        <Alert title="这个职位已停止招聘">{job.recommends.length > 0 ? '下面有相近的职位。' : '看看别的职位。'}</Alert>
      )}
      <Section title="做什么">
        <RichText html={job.description} />
      </Section>
      <Section title="要会什么">
        <RichText html={job.requirement} />
      </Section>
      {job.recommends.length > 0 && (
        <Section title="相近的职位">
          <JobList jobs={job.recommends} hrefOf={(other) => place(jobPlace(other.id))} now={new Date(visit.now)} />
        </Section>
      )}
    </DefaultLayout>
  )
}

/** 投递 for who has not; how far it is for who has. A visitor logs in first, and goes on here. */
function Apply({ job }: { job: JobDetail }) {
  const { gated } = useLogin()
  const place = usePlace()
  const wanted = { kind: 'applyJob', jobId: job.id } as const
  const open = useOpenDialog()
  if (job.delivery)
    return <Tag tone={deliveryTones[job.delivery.status]}>{jobDeliveryStatusLabels[job.delivery.status]}</Tag>
  if (job.status === 'closed')
    return <LinkButton href={place(jobsPlace({ categoryId: job.categoryId }))}>看同类职位</LinkButton>

  return (
    <>
      <Button tone="primary" onPress={() => gated(wanted, () => openDialog(wanted))}>
        投递
      </Button>
      {open?.kind === 'applyJob' && <ApplyContainer job={job} onClose={() => openDialog(undefined)} />}
    </>
  )
}

interface CompanyProps {
  company: EnterpriseVO
  href: string
}

/** Who offers it, as narrow as the column is. */
const Company = ({ company: { name, type, region }, href }: CompanyProps) => (
  <DescriptionList
    items={[
      { label: '名称', value: <Link href={href}>{name}</Link> },
      { label: '类型', value: [...type, region].filter(Boolean).join('　') },
    ]}
  />
)

function Beside({ job }: { job: JobDetail }) {
  const place = usePlace()
  const visit = useVisit()
  return (
    <>
      <Section title="公司">
        {job.enterprise ? (
          <Company company={job.enterprise} href={place(companyPlace(job.enterprise.id))} />
        ) : (
          job.companyName
        )}
        {job.address}
      </Section>
      {job.contact && (
        <Section title="联系人">
          <ContactReveal contact={job.contact} />
        </Section>
      )}
      {job.delivery && (
        <Section title="我的投递">
          <>
            {jobDeliveryStatusLabels[job.delivery.status]}，
            <TimeText value={job.delivery.createTime} now={new Date(visit.now)} /> 投递
          </>
        </Section>
      )}
    </>
  )
}
