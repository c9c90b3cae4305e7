import { useQuery } from '@tanstack/react-query'
import { parsePhone } from '@xinpu/sdk/format'
import { eventSign } from '@xinpu/sdk/portal'
import type { EventVO } from '@xinpu/sdk/types'
import { ApplyDialog } from '@xinpu/ui/job'
import { EventDetail } from '@xinpu/ui/prefecture'
import { toast } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { Region } from '../account/Region.tsx'
import { late } from '../rendering/late.tsx'
import { useCall, useVisit } from '../app/api.ts'
import { saveFile } from '../app/files.ts'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'
import { openDialog, useOpenDialog } from '../datasheet/open-dialog.ts'
import { calendarOf } from './event-calendar.ts'
import { eventOf } from './queries.ts'

const RichText = late(() => import('@xinpu/ui/rich-text').then((module) => module.RichText))

/** Where on its page the programme is: on a phone it stands under the list. */
export const programmeAnchor = 'event'

/** What happens at an event, and a seat at it. */
export function EventProgramme({ id }: { id: number }) {
  const call = useCall()
  return <Region of={useQuery(eventOf(call, id))}>{(event) => <Programme event={event} />}</Region>
}

function Programme({ event }: { event: EventVO }) {
  const { gated } = useLogin()
  const visit = useVisit()
  const open = useOpenDialog()
  const wanted = { kind: 'signUp', eventId: event.id } as const

  return (
    <>
      <EventDetail
        event={event}
        now={new Date(visit.now)}
        anchor={programmeAnchor}
        onSign={() => gated(wanted, () => openDialog(wanted))}
        onCalendar={() => saveFile(calendarFile(event), `${event.title}.ics`)}
      >
        <RichText html={event.content ?? ''} />
      </EventDetail>
      {open?.kind === 'signUp' && <SignUp event={event} onClose={() => openDialog(undefined)} />}
    </>
  )
}

const calendarFile = (event: EventVO) =>
  new Blob([calendarOf(event, location.origin, new Date())], { type: 'text/calendar;charset=utf-8' })

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
