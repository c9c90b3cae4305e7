import { useQuery } from '@tanstack/react-query'
import { parsePhone } from '@xinpu/sdk/format'
import { eventSign } from '@xinpu/sdk/portal'
import type { EventVO } from '@xinpu/sdk/types'
import { ApplyDialog } from '@xinpu/ui/job'
import { Button, Section, toast } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { Region } from '../account/Region.tsx'
import { late } from '../app/late.tsx'
import { useCall } from '../app/api.ts'
import { saveFile } from '../app/files.ts'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'
import { openDialog, useOpenDialog } from '../datasheet/open-dialog.ts'
import { calendarOf } from './event-calendar.ts'
import { eventOf } from './queries.ts'

const RichText = late(() => import('@xinpu/ui/rich-text').then((module) => module.RichText))

/** What happens at an event, and a seat at it. */
export function EventProgramme({ id }: { id: number }) {
  const call = useCall()
  return (
    <Region of={useQuery(eventOf(call, id))}>
      {(event) => (
        <Section title={event.title}>
          {event.summary}
          <RichText html={event.content ?? ''} />
          <Seat event={event} />
        </Section>
      )}
    </Region>
  )
}

/** 报名, or what somebody who signed up may do. */
function Seat({ event }: { event: EventVO }) {
  const { gated } = useLogin()
  const open = useOpenDialog()
  const wanted = { kind: 'signUp', eventId: event.id } as const
  if (event.status === 'ended') return null
  const isFull = event.seats !== undefined && event.signCount >= event.seats

  return (
    <>
      <Button
        tone={event.isSigned ? 'plain' : 'primary'}
        isDisabled={isFull && !event.isSigned}
        onPress={() => gated(wanted, () => openDialog(wanted))}
      >
        {event.isSigned ? '修改报名' : isFull ? '名额已满' : '报名'}
      </Button>{' '}
      <Button
        onPress={() =>
          saveFile(new Blob([calendarOf(event, location.origin, new Date())], { type: 'text/calendar' }), '活动.ics')
        }
      >
        加入日历
      </Button>
      {open?.kind === 'signUp' && <SignUp event={event} onClose={() => openDialog(undefined)} />}
    </>
  )
}

function SignUp({ event, onClose }: { event: EventVO; onClose: () => void }) {
  const act = useAct()
  const { data: who } = useQuery(me(useCall()))
  const { sign } = event
  const phone = parsePhone(sign?.mobile ?? '')

  return (
    <ApplyDialog
      kind="event"
      target={event}
      initial={{ name: sign?.name ?? who?.nickName ?? '', company: sign?.company ?? '', ...(phone && { phone }) }}
      isOpen
      onOpenChange={onClose}
      send={({ name, mobile, company }) =>
        act(eventSign, { id: event.id, name, mobile, ...(company && { company }) }, () => {
          toast.success('已报名，到时候见')
          onClose()
        })
      }
    />
  )
}
