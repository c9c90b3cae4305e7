/** What the front page brings when it has loaded, in one file. */
export { PostingCompanies } from './PostingCompanies.tsx'
export { PostSearch } from './PostSearch.tsx'
