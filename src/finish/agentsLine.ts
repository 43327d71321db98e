import {markdownTwin} from '../base/markdownTwin';
import type {Step} from './page/step';

/** Tells programs that read pages where the index of all is, and this page's Markdown. Readers neither see nor hear it. */
export function agentsLine({baseUrl}: {readonly baseUrl: string}): Step {
  const link = (address: string) => `<a href="${address}">${address}</a>`;
  return (html, {name, route}) => {
    const twin = markdownTwin(baseUrl + (name === '404.html' ? name : route.slice(1)), baseUrl);
    const own = twin ? ` This page as Markdown: ${link(twin)}.` : '';
    const line = `<p hidden>Index of all pages: ${link(`${baseUrl}llms.txt`)}.${own}</p>`;
    return html.replace(/<body[^>]*>/, (body) => body + line);
  };
}
