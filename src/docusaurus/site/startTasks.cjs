// A thread begins with a file that Node reads without help. The rest is read as Docusaurus reads
// its configuration, and with what it keeps of it from run to run.
module.exports = require('jiti')(__filename, {interopDefault: true})('./tasks.ts');
