// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MailSendInput } from './datasheet.gen.ts'

/** What datasheet.mail.send takes of each field. */
export const sendPdfRules: RulesOf<Omit<MailSendInput, 'id'>> = {
  email: { label: "邮箱", type: "string", isRequired: true, said: "邮箱格式不正确", checks: [["like", /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/, "邮箱格式不正确"], ["max", 254, "邮箱过长"]] },
}
