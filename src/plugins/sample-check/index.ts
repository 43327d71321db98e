import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkSamples} from '../../samples/check';
import {SAMPLE_PATHS} from '../../samples/fences';
import {problemList} from '../../samples/report';
import {Samples} from '../../samples/samples';

/**
 * Stops the build when a sample is wrong. While the development server runs it shows what is wrong
 * and goes on; a change then costs the changed page alone.
 */
export default function sampleCheck({siteDir}: LoadContext): Plugin {
  const developing = process.env.NODE_ENV === 'development';
  let shown = '';

  return {
    name: 'sample-check',
    getPathsToWatch: () => [...SAMPLE_PATHS],
    async loadContent() {
      const report = await checkSamples(Samples.of(siteDir));
      const list = report.problems.length ? problemList(report) : '';
      if (list && !developing) {
        throw new Error(list);
      }
      if (list !== shown) {
        console.log(list ? `[ERROR] ${list}` : '[SUCCESS] Nothing is wrong with the samples.');
      }
      shown = list;
    },
  };
}
