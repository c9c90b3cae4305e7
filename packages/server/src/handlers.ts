import type * as contract from '@xinpu/contract'
import { contactPointHandlers } from './account/contact-point.ts'
import { socialHandlers } from './account/social.ts'
import { deviceHandlers } from './account/device.ts'
import { registerHandlers } from './account/register.ts'
import { savedSearchHandlers } from './account/saved-search.ts'
import { shareCodeHandlers } from './account/share-code.ts'
import { favourHandlers } from './account/favour.ts'
import { feedbackHandlers } from './account/feedback.ts'
import { historyHandlers } from './account/history.ts'
import { profileHandlers } from './account/profile.ts'
import { sessionHandlers } from './account/session.ts'
import { brandHandlers } from './brand/brand.ts'
import type { HandlersOf } from './core/handlers.ts'
import { categoryHandlers } from './datasheet/category.ts'
import { datasheetHandlers } from './datasheet/datasheet.ts'
import { fileHandlers } from './datasheet/file.ts'
import { partHandlers } from './datasheet/part.ts'
import { searchHandlers } from './datasheet/search.ts'
import { portalHandlers } from './portal/portal.ts'
import type { Unbuilt } from './unbuilt.ts'

/** Who answers what, as the contract arranges it. A call without a handler does not compile. */
export const handlers: HandlersOf<typeof contract, Unbuilt> = {
  account: {
    contactPoint: contactPointHandlers,
    social: socialHandlers,
    device: deviceHandlers,
    register: registerHandlers,
    savedSearch: savedSearchHandlers,
    shareCode: shareCodeHandlers,
    favour: favourHandlers,
    feedback: feedbackHandlers,
    history: historyHandlers,
    profile: profileHandlers,
    session: sessionHandlers,
  },
  brand: brandHandlers,
  datasheet: {
    ...datasheetHandlers,
    category: categoryHandlers,
    file: fileHandlers,
    part: partHandlers,
    search: searchHandlers,
  },
  portal: portalHandlers,
}
