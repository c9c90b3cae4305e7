import type * as contract from '@xinpu/contract'
import { alertHandlers } from './account/alert.ts'
import { contactPointHandlers } from './account/contact-point.ts'
import { socialHandlers } from './account/social.ts'
import { deviceHandlers } from './account/device.ts'
import { proofHandlers } from './account/proof.ts'
import { registerHandlers } from './account/register.ts'
import { savedSearchHandlers } from './account/saved-search.ts'
import { shareCodeHandlers } from './account/share-code.ts'
import { favourHandlers } from './account/favour.ts'
import { followListHandlers } from './account/follow.ts'
import { followHandlers } from './article/follow.ts'
import { feedbackHandlers } from './account/feedback.ts'
import { historyHandlers } from './account/history.ts'
import { profileHandlers } from './account/profile.ts'
import { sessionHandlers } from './account/session.ts'
import { agentHandlers } from './agent/agent.ts'
import { auditHandlers } from './admin/audit.ts'
import { deskHandlers } from './admin/desk.ts'
import { userHandlers } from './admin/user.ts'
import { brandHandlers } from './brand/brand.ts'
import { myBrandHandlers } from './brand/my-brand.ts'
import type { HandlersOf } from './core/handlers.ts'
import { categoryHandlers } from './datasheet/category.ts'
import { datasheetHandlers } from './datasheet/datasheet.ts'
import { fileHandlers } from './datasheet/file.ts'
import { mineHandlers } from './datasheet/mine.ts'
import { fulltextHandlers } from './datasheet/fulltext.ts'
import { mailHandlers } from './datasheet/mail.ts'
import { outsideHandlers } from './datasheet/outside.ts'
import { partHandlers } from './datasheet/part.ts'
import { revisionHandlers } from './datasheet/revision-diff.ts'
import { searchHandlers } from './datasheet/search.ts'
import { selectionHandlers } from './datasheet/selection.ts'
import { specFileHandlers } from './disk/spec-file.ts'
import { specFolderHandlers } from './disk/spec-folder.ts'
import { uploadHandlers } from './disk/upload.ts'
import { enterpriseHandlers } from './enterprise/enterprise.ts'
import { eventHandlers } from './message/event.ts'
import { messageHandlers } from './message/message.ts'
import { unreadHandlers } from './message/unread.ts'
import { portalHandlers } from './portal/portal.ts'
import { componentHandlers } from './prefecture/component.ts'
import type { Unbuilt } from './unbuilt.ts'

/** Who answers what, as the contract arranges it. A call without a handler does not compile. */
export const handlers: HandlersOf<typeof contract, Unbuilt> = {
  account: {
    alert: alertHandlers,
    contactPoint: contactPointHandlers,
    social: socialHandlers,
    device: deviceHandlers,
    proof: proofHandlers,
    register: registerHandlers,
    savedSearch: savedSearchHandlers,
    shareCode: shareCodeHandlers,
    favour: favourHandlers,
    follow: followListHandlers,
    feedback: feedbackHandlers,
    history: historyHandlers,
    profile: profileHandlers,
    session: sessionHandlers,
  },
  agent: agentHandlers,
  admin: { audit: auditHandlers, desk: deskHandlers, user: userHandlers },
  article: { follow: followHandlers },
  brand: { ...brandHandlers, mine: myBrandHandlers },
  datasheet: {
    ...datasheetHandlers,
    category: categoryHandlers,
    file: fileHandlers,
    mine: mineHandlers,
    fulltext: fulltextHandlers,
    mail: mailHandlers,
    outside: outsideHandlers,
    part: partHandlers,
    revision: revisionHandlers,
    search: searchHandlers,
    selection: selectionHandlers,
  },
  disk: { specFile: specFileHandlers, specFolder: specFolderHandlers, upload: uploadHandlers },
  enterprise: enterpriseHandlers,
  message: { event: eventHandlers, message: messageHandlers, unread: unreadHandlers },
  portal: portalHandlers,
  prefecture: { component: componentHandlers },
}
