// What is written into a finished program: the commit that it was built from.
//
// A commit that the compiler knew would cost a build for each; 'Scripts/package/stamp' writes it into a
// section of the linked program instead, where it is all zeros before.

#ifndef SEGUE_CSTAMP_H
#define SEGUE_CSTAMP_H

/// The room for a commit's digest in hexadecimal.
#define CSTAMP_LENGTH 64

/// One byte of the commit; zero behind its last, and everywhere in a program that has no stamp.
unsigned char cstamp_byte(int index);

#endif
