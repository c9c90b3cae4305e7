/** What the hall brings when the page has loaded, in one file. */
export { NewPosts } from './NewPosts.tsx'
export { PostMore } from './PostMore.tsx'
