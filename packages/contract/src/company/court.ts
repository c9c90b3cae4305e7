import { get } from '../endpoint.ts'
import { gatedRows } from './row.ts'

export const lawSuit = get('/tyc/services/lawSuit', 'The court cases of a company.', gatedRows)

export const announcement = get('/tyc/services/courtAnnouncement', 'The notices of courts on a company.', gatedRows)

export const hearing = get('/tyc/services/ktannouncement', 'The hearings a company is called to.', gatedRows)

export const dishonest = get('/tyc/services/dishonest', 'The judgments a company could obey and did not.', gatedRows)

export const executed = get('/tyc/services/executed', 'The judgments that are enforced on a company.', gatedRows)
